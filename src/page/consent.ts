import { effect, type ReadonlySignal } from '@preact/signals';
import type { ConsentWatch } from '../consent';
import type { ShopAttributes } from '../shop';
import { restoring } from '../lib/restoring';
import { withTimeout } from '../lib/with-timeout';
import { BUYER_CONSENT_ID } from '../names';
import { loadConsent, loadDialog } from '../chunks';
import { report } from '../telemetry/track';
import { afterInteraction } from '../warm';
import { POLICY_LINKS, untilPoliciesOpen } from './early-policy';

/** How long a pressed link waits for the code that opens it, in milliseconds. */
const LIMIT = 8000;

const WORK = `#${BUYER_CONSENT_ID},${POLICY_LINKS}`;

/** Whether there is a notice or a policy where a host stands: in its page, or in a shadow root of the theme's. */
const hasWork = (host: Element) =>
  !!(document.querySelector(WORK) ?? (host.getRootNode() as ParentNode).querySelector(WORK));

/**
 * Has a host's consent notice follow the selling plan, and the page's policies open in dialogs. The code for that is fetched when a
 * plan is chosen, also where the notice is still to come, when a page that has a notice or a policy is first interacted with, and
 * when a policy is pressed.
 *
 * @returns stops
 */
export function watchConsent(
  host: HTMLElement,
  hasSellingPlan: ReadonlySignal<boolean>,
  shop: ShopAttributes,
): () => void {
  let watch: ConsentWatch | null = null;
  let starting: Promise<void> | null = null;
  let over = false;
  const load = async () => {
    try {
      const consent = await withTimeout(LIMIT, loadConsent());
      if (over) return;
      watch = consent.watchConsent(host, shop, { loadDialog, withTimeout, restoring, report });
      watch.follow(hasSellingPlan.value);
      forgetEarly();
    } catch (error) {
      // The next choice or press tries again.
      starting = null;
      report(error);
    }
  };
  const start = () => (starting ??= load());
  const forgetEarly = untilPoliciesOpen(start);
  const end = effect(() => {
    const isChosen = hasSellingPlan.value;
    watch?.follow(isChosen);
    if (isChosen) void start();
  });
  const forget = afterInteraction(() => void (hasWork(host) && start()));
  return () => {
    over = true;
    forget();
    forgetEarly();
    end();
    watch?.stop();
  };
}
