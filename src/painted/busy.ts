import { sheets } from '../core/lib/adopt-style';
import { liveWidgets } from '../core/live-widgets';
import style from './busy.css?inline';

/** Said to screen readers when a press has begun. */
const BUSY = '処理中…';

const status = document.createElement('span');
status.lang = 'ja';
status.ariaLive = 'polite';
// With a place of its own: below the page's last line the words would make it longer.
status.style = 'position:absolute;inset:0;clip-path:inset(50%)';

/**
 * How often the live region is updated, in milliseconds. The first time is not at once, because screen readers read only what changes in a
 * region that they know already.
 */
const UPDATE_MS = 99;

/** Writes the words into the live region as long as a press is under way. */
function updateStatus(): void {
  const text = [...liveWidgets].some(({ busy }) => busy.value) ? BUSY : '';
  // Not compared with the words: where the browser translates the page, others stand there.
  if (!status.textContent !== !text) status.textContent = text;
  if (text) setTimeout(updateStatus, UPDATE_MS);
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

/** Says that a press is under way. While a modal dialog or drawer is open, only what is inside it is read, so the words are put there. */
function announceBusy(button: Element): void {
  addSign();
  (button.closest('[aria-modal=true],dialog') ?? document.body).appendChild(status);
  setTimeout(updateStatus, UPDATE_MS);
}

/** Shows and says from now on that a button is busy; also of a press that has begun before this code was here. */
export function watchBusy(): void {
  // Before the press: parsing it takes a sixth of what a press does until its next frame.
  addSign();
  for (const { busy, host } of liveWidgets) if (busy.value) announceBusy(host);
  addEventListener('karui:press', (event) =>
    queueMicrotask(() => event.defaultPrevented || announceBusy(event.target as Element)),
  );
}
