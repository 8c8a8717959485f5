import { ensureExport } from '../core/lib/ensure-export';
import { ofDocument } from '../core/lib/of-document';

/** Checks whether the focus ring around our focused control is visible. */
function lookAtFocus(): void {
  const control = ofDocument('activeElement')?.closest<HTMLElement>(
    ':is(shopify-buy-it-now-button,more-payment-options-link)>:focus-visible',
  );
  if (control)
    ensureExport(import('../contrast'), 'ensureRing').then(
      ({ ensureRing }) => ensureRing(control),
      () => {},
    );
}

/** Checks the focus from now on, and also the present one, which may have started the loading of this code. */
export function watchFocus(): void {
  addEventListener('focusin', lookAtFocus);
  lookAtFocus();
}
