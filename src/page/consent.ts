import { effect, type ReadonlySignal } from '@preact/signals';
import { loadConsent } from '../chunks';
import { onEnd } from '../lib/on-end';
import { withTimeout } from '../lib/with-timeout';
import { BUYER_CONSENT_ID, MANAGED_MARKETS, POLICY_BUTTON_ID } from '../names';
import type { ShopAttributes } from '../shop';
import { report } from '../telemetry/track';
import { afterInteraction } from '../warm';

/** How long a pressed link waits for the code that opens it, in milliseconds. */
const LIMIT = 8000;

/** Finds what opens a policy. */
const LINKS = `#${POLICY_BUTTON_ID},a[${MANAGED_MARKETS}]`;

/** Whether there is a notice or a policy where a host stands: in its page, or in a shadow root of the theme's. */
const hasWork = (host: Element): boolean =>
  [document, host.getRootNode() as ParentNode].some((root) => root.querySelector(`#${BUYER_CONSENT_ID},${LINKS}`));

/**
 * Makes a host's consent notice follow the selling plan, and the page's policies open in dialogs. The code for that is fetched when a
 * plan is chosen, also where the notice is still to come, when a page that has a notice or a policy is first interacted with, and
 * when a policy is pressed. Until `end`.
 */
export function watchConsent(
  host: HTMLElement,
  hasSellingPlan: ReadonlySignal<boolean>,
  shop: ShopAttributes,
  end: AbortSignal,
): void {
  let loading: Promise<void> | undefined;
  let isAgain = false;
  const early = new AbortController();
  const start = (): Promise<void> =>
    (loading ??= withTimeout(LIMIT, loadConsent()).then(
      (consent) => {
        early.abort();
        if (!end.aborted) onEnd(end, consent.watchConsent(host, hasSellingPlan, shop));
      },
      (error) => {
        // The next choice or press tries again.
        loading = undefined;
        report(error);
      },
    ));
  /** The shopper's first touch may be that of a link: it is held back until the code has come, and then pressed again. */
  const holdBack = (event: MouseEvent) => {
    const link = (event.composedPath()[0] as Partial<HTMLElement>).closest?.<HTMLElement>(LINKS);
    if (!link || isAgain || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void start().then(() => {
      isAgain = true;
      // Where the code did not come a link leads to its page.
      link.click();
      isAgain = false;
    });
  };
  document.addEventListener('click', holdBack, { capture: true, signal: early.signal });
  onEnd(end, () => early.abort());
  onEnd(
    end,
    effect(() => {
      if (hasSellingPlan.value) void start();
    }),
  );
  afterInteraction(() => {
    if (hasWork(host)) void start();
  }, end);
}
