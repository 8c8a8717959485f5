import { effect, type ReadonlySignal } from '@preact/signals';
import type { ConsentWatch } from '../consent';
import type { ShopAttributes } from '../element/attributes';
import { restoring } from '../lib/restoring';
import { BUYER_CONSENT_ID } from '../names';
import { loadDialog } from '../settle';
import { report } from '../telemetry/track';
import { afterInteraction } from '../warm';

/**
 * Has a host's consent notice follow the selling plan. The code for that, and for the policies that the notice speaks of, is fetched
 * when a plan is chosen or the page is first interacted with, and only where there is a notice.
 *
 * @returns stops
 */
export function watchConsent(
  host: HTMLElement,
  hasSellingPlan: ReadonlySignal<boolean>,
  shop: ShopAttributes,
): () => void {
  let watch: ConsentWatch | null = null;
  let wanted = false;
  let over = false;
  const start = async () => {
    if (wanted || over || !document.getElementById(BUYER_CONSENT_ID)) return;
    wanted = true;
    try {
      const consent = await import('../consent');
      if (over) return;
      watch = consent.watchConsent(host, shop, { loadDialog, report, restoring });
      watch.follow(hasSellingPlan.value);
    } catch (error) {
      // The next choice tries again.
      wanted = false;
      report(error);
    }
  };
  const end = effect(() => {
    const isChosen = hasSellingPlan.value;
    watch?.follow(isChosen);
    if (isChosen) void start();
  });
  const forget = afterInteraction(start);
  return () => {
    over = true;
    forget();
    end();
    watch?.stop();
  };
}
