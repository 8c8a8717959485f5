import { adoptStyle } from '../lib/adopt-style';
import { liveWidgets } from '../live-widgets';
import style from './busy.css?inline';

/** Said to screen readers when a press has begun. */
const BUSY = '処理中…';

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

adoptStyle(null, style);
for (const { busy, host } of liveWidgets) if (busy.value) sayBusy(host);
document.addEventListener('karui:press', (event) => {
  queueMicrotask(() => event.defaultPrevented || sayBusy(event.target as Element));
});
document.addEventListener('focusin', ({ target }) => {
  const control = (target as HTMLElement).closest<HTMLElement>(
    'shopify-buy-it-now-button>*,more-payment-options-link>*',
  );
  if (control?.matches(':focus-visible'))
    import('../seen').then(
      ({ ring }) => ring(control),
      () => {},
    );
});
