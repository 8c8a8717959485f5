import { sheets } from '../lib/adopt-style';
import type * as Seen from '../seen';
import { liveWidgets } from '../live-widgets';
import style from './painted.css?inline';

/** Said to screen readers when a press has begun. */
const BUSY = '処理中…';

/** The change of a colour may be animated for so long, in milliseconds. */
const FADE = 600;

const status = document.createElement('span');
status.ariaLive = 'polite';
status.style.cssText = 'position:absolute;clip-path:inset(50%)';

/** Says that a press is under way, from inside the dialog that the button stands in: the rest of the page is not read then. */
function sayBusy(button: Element): void {
  (button.closest('dialog') ?? document.body).appendChild(status);
  status.textContent = '';
  // A region that is new has to be known before it says something.
  setTimeout(() => (status.textContent = BUSY), 99);
}

/** Fetches what looks closer at the page. Without it buttons stay as they are. */
const see = (run: (seen: typeof Seen) => void): void => void import('../seen').then(run, () => {});

/** The page's colours have changed, or are changing. */
const lookAgain = (): void =>
  see((seen) => {
    seen.look();
    setTimeout(seen.look, FADE);
  });

let isStarted = false;

function start(): void {
  isStarted = true;
  for (const [css, sheet] of sheets) sheet.replaceSync(css + style);
  for (const { busy, host } of liveWidgets) if (busy.value) sayBusy(host);
  document.addEventListener('karui:press', (event) => {
    queueMicrotask(() => event.defaultPrevented || sayBusy(event.target as Element));
  });
  // A theme's own switch writes an attribute; the shopper's system says it by itself.
  const observer = new MutationObserver(lookAgain);
  for (const root of [document.documentElement, document.body]) observer.observe(root, { attributes: true });
  matchMedia('(prefers-color-scheme:dark)').onchange = lookAgain;
  document.addEventListener('focusin', ({ target }) => {
    const control = (target as HTMLElement).closest<HTMLElement>(
      'shopify-buy-it-now-button>*,more-payment-options-link>*',
    );
    if (control?.matches(':focus-visible')) see(({ ring }) => ring(control));
  });
}

/** Looks after the buttons that are painted, from the first call on; each call looks at the grounds where the core can't read the colours. */
export function look(): void {
  if (!isStarted) start();
  for (const { host } of liveWidgets) {
    for (let around: Element | null = host; around; around = around.parentElement) {
      const { color, backgroundColor } = getComputedStyle(around);
      if (!/^rgb.*rgb/.test(color + backgroundColor)) return lookAgain();
    }
  }
}
