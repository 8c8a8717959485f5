import { CONTRAST } from '../chunk-names';
import { fetchChunk } from '../core/code';
import type * as Contrast from '../contrast';
import { ofDocument } from '../core/lib/of-document';

/** Checks whether the focus ring around our focused control is visible. */
function lookAtFocus(): void {
  const control = ofDocument('activeElement')?.closest<HTMLElement>(
    ':is(shopify-buy-it-now-button,more-payment-options-link)>:focus-visible',
  );
  if (control)
    fetchChunk<typeof Contrast>(CONTRAST).then(
      ({ ensureRing }) => ensureRing(control),
      () => {},
    );
}

/** Checks the focus from now on, and also the present one, which may have started the loading of this code. */
export function watchFocus(): void {
  addEventListener('focusin', lookAtFocus);
  lookAtFocus();
}
