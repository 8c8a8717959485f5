import { ofDocument } from '../lib/dom';
import { sheets } from '../button/roots';
import { liveWidgets } from '../widget/live-widgets';
import { PRESS_EVENT } from '../names';
import style from './signs.css?inline';
import { BUSY_PAUSE } from '../limits';

/** Read by screen readers when a press has begun. */
const BUSY = '処理中…';

/** The live region. Made by the first busy button: until then a page has no work of it. */
let status: HTMLElement | undefined;

function createStatus(): HTMLElement {
  const region = document.createElement('span');
  region.lang = 'ja';
  region.ariaLive = 'polite';
  // Out of the page's flow: below the last line, the words would make the page longer.
  region.style = 'position:absolute;inset:0;clip-path:inset(50%)';
  return region;
}

/** Writes the words into the live region as long as a press is under way. */
function updateStatus(region: HTMLElement): void {
  const text = [...liveWidgets].some(({ busy }) => busy.value) ? BUSY : '';
  // Compares only whether there is text, because a browser that translates the page changes the words.
  if (!region.textContent !== !text) region.textContent = text;
  if (text) setTimeout(() => updateStatus(region), BUSY_PAUSE);
}

/** Style sheets that have the sign. */
const signed = new Set<CSSStyleSheet>();

/** Adds the sign to the style sheets of all buttons that are there. A button that comes later may bring another one. */
function addSign(): void {
  for (const [css, sheet] of sheets) {
    if (signed.has(sheet)) continue;
    signed.add(sheet);
    sheet.replaceSync(css + style);
  }
}

/**
 * Announces that a press is under way. While a modal dialog or drawer is open, screen readers read only its content, so the words go there.
 */
function announceBusy(button: Element): void {
  addSign();
  status ??= createStatus();
  (button.closest('[aria-modal=true],dialog') ?? ofDocument('body')).appendChild(status);
  const region = status;
  setTimeout(() => updateStatus(region), BUSY_PAUSE);
}

/** From now on, shows and announces busy buttons, including a press that has begun before this code was loaded. */
export function watchBusy(): void {
  // Added before the press: parsing the style takes a sixth of the time from a press to its next frame.
  addSign();
  for (const { busy, host } of liveWidgets) if (busy.value) announceBusy(host);
  addEventListener(PRESS_EVENT, (event) =>
    queueMicrotask(() => event.defaultPrevented || announceBusy(event.target as Element)),
  );
}
