import { backgroundOf, readRgb, type ReadColour } from '../button/background';
import { ofDocument } from '../lib/dom';
import { liveWidgets, onWidget } from '../widget/live-widgets';
import { COLOURS_FADE, COLOURS_PAUSE } from '../limits';

/** How many converted colours are remembered. A page may animate a colour all day. */
const MANY = 99;

/** Colour in another notation than `rgb()` → what the browser has made of it. */
const converted = new Map<string, readonly number[]>();

/** Has the browser convert a colour, because notations are many and more will come: `head` is never painted, but has computed styles. */
function convert(colour: string): readonly number[] {
  const { head } = document;
  head.style.color = `color-mix(in srgb,${colour},${colour})`;
  const channels = head.style.color ? (getComputedStyle(head).color.match(/\d[\d.e-]*/g) ?? []) : [];
  head.removeAttribute('style');
  return channels.map((part, i) => (i < 3 ? 255 : 1) * Number(part));
}

/** Reads a computed colour in any notation that the browser knows; empty if it can't be read. */
const channelsOf: ReadColour = (colour) => {
  const remembered = converted.get(colour) ?? readRgb(colour);
  if (remembered.length) return remembered;
  if (converted.size === MANY) converted.clear();
  const channels = convert(colour);
  converted.set(colour, channels);
  return channels;
};

/** How many looks follow a change of the page: the first may come before a fade begins, the last comes when it is over. */
const LOOKS = 1 + COLOURS_FADE / COLOURS_PAUSE;

function lookNow(): void {
  for (const { host, background } of liveWidgets) background.value = backgroundOf(host, channelsOf);
}

/** How many looks are still to come, and whether the next one is on its way. */
let due = 0;
let isComing = false;

/** Sees what a theme's own switch changes, an attribute; the shopper's system setting has an event of its own. */
let observer: MutationObserver;

const observe = () => {
  for (const root of [ofDocument('documentElement'), ofDocument('body')]) observer.observe(root, { attributes: true });
};

/** Looks when the next frame has been drawn: then all styles are computed, and to read them costs the page nothing. */
function lookAfterFrame(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      due -= 1;
      lookNow();
      observe();
      setTimeout(() => {
        isComing = due > 0;
        if (isComing) lookAfterFrame();
      }, COLOURS_PAUSE);
    }),
  );
}

/** Asks for at least so many looks, one in each pause. @returns whether there is a host to look at */
function askForLooks(count: number): boolean {
  if (!liveWidgets.size) return false;
  due = Math.max(due, count);
  if (!isComing) lookAfterFrame();
  isComing = true;
  return true;
}

/** Checks the backgrounds of all hosts, also of those that come later, and again when the page's colours change. */
export function watchColors(): void {
  observer = new MutationObserver(() => {
    // Until the next look no further change has to be noticed: it sees them all.
    if (askForLooks(LOOKS)) observer.disconnect();
  });
  observe();
  matchMedia('(prefers-color-scheme:dark)').onchange = () => askForLooks(LOOKS);
  onWidget(() => askForLooks(1));
}
