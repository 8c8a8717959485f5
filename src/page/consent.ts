import { effect, type ReadonlySignal } from '@preact/signals';
import type { ConsentWatch } from '../consent';
import type { ShopAttributes } from '../element/attributes';
import { within } from '../lib/within';
import { BUYER_CONSENT_ID, MANAGED_MARKETS, POLICY_BUTTON_ID } from '../names';
import { loadDialog } from '../settle';
import { report } from '../telemetry/track';
import { afterInteraction } from '../warm';

const WORK = `#${BUYER_CONSENT_ID},#${POLICY_BUTTON_ID},a[${MANAGED_MARKETS}]`;

/** Whether there is a notice or a policy where a host stands: in its page, or in a shadow root of the theme's. */
const hasWork = (host: Element) =>
  !!(document.querySelector(WORK) ?? (host.getRootNode() as ParentNode).querySelector(WORK));

/**
 * Has a host's consent notice follow the selling plan, and the page's policies open in dialogs. The code for that is fetched when a
 * plan is chosen, also where the notice is still to come, and when a page that has a notice or a policy is first interacted with.
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
    if (wanted || over) return;
    wanted = true;
    try {
      const consent = await import('../consent');
      if (over) return;
      watch = consent.watchConsent(host, shop, { loadDialog, within, report });
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
  const forget = afterInteraction(() => void (hasWork(host) && start()));
  return () => {
    over = true;
    forget();
    end();
    watch?.stop();
  };
}
