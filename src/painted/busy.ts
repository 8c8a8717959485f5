import { sheets } from '../lib/adopt-style';
import { liveWidgets } from '../live-widgets';
import style from './busy.css?inline';

/** Said to screen readers when a press has begun. */
const BUSY = '処理中…';

const status = document.createElement('span');
status.lang = 'ja';
status.ariaLive = 'polite';
status.style = 'position:absolute;clip-path:inset(50%)';

/**
 * How often the live region is updated, in milliseconds. The first time is not at once, because screen readers read only what changes in a
 * region that they know already.
 */
const TELL_EVERY = 99;

/** Writes the words into the live region as long as a press is under way. */
function tellBusy(): void {
  const text = [...liveWidgets].some(({ busy }) => busy.value) ? BUSY : '';
  if (status.textContent !== text) status.textContent = text;
  if (text) setTimeout(tellBusy, TELL_EVERY);
}

/** Says that a press is under way, from inside the modal dialog or drawer that the button stands in: the rest of the page is not read then. */
function sayBusy(button: Element): void {
  // At each press, because a button that has come since may have brought another style sheet.
  for (const [css, sheet] of sheets) sheet.replaceSync(css + style);
  (button.closest('dialog,[aria-modal=true]') ?? document.body).appendChild(status);
  setTimeout(tellBusy, TELL_EVERY);
}

/** Shows and says from now on that a button is busy; also of a press that has begun before this code was here. */
export function signBusy(): void {
  for (const { busy, host } of liveWidgets) if (busy.value) sayBusy(host);
  document.addEventListener('karui:press', (event) =>
    queueMicrotask(() => event.defaultPrevented || sayBusy(event.target as Element)),
  );
}
