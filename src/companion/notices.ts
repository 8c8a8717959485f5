import { effect } from '@preact/signals';
import type * as NoticesCode from '../subscription-notice';
import { onEnd } from '../core/lib/on-end';
import { withTimeout } from '../core/lib/with-timeout';
import { whole } from '../core/lib/whole';
import { liveWidgets } from '../core/live-widgets';
import { NOTICE_ID, POLICY_LINKS } from '../names';
import type { EarlyEvent } from '../core/page/early-event';
import { report } from '../core/track';
import type { Widget } from '../core/widget';

/** How long a pressed link waits for the code that opens it, in milliseconds. */
const LIMIT = 8000;

type Consent = typeof NoticesCode;
let consent: Consent | undefined;
let loading: Promise<void> | undefined;
let repeated: Promise<void> | undefined;

const watch = ({ host, purchase, shop, end }: Widget, { watchNotices }: Consent): void =>
  onEnd(end, watchNotices(host, purchase.hasPlan, shop));

/**
 * Fetches the code that makes subscription notices follow the selling plan and opens policies in dialogs. Never rejects; can be called
 * again after a failure.
 */
export const loadPolicies = (): Promise<void> =>
  (loading ??= withTimeout(LIMIT, whole(import('../subscription-notice'), 'watchNotices'))
    .then((found) => {
      consent = found;
      for (const widget of liveWidgets) if (widget.pageType !== 'checkout') watch(widget, found);
    })
    .catch((error) => {
      // The next choice or press tries again, but what has come is not started twice.
      if (!consent) loading = undefined;
      report(error);
    }));

/** Whether there is a notice or a policy in the host's page or in the shadow root around the host. */
const hasWork = (host: Element): boolean =>
  [document, host.getRootNode() as ParentNode].some((root) => root.querySelector(`#${NOTICE_ID},${POLICY_LINKS}`));

/**
 * Has a widget's subscription notice follow the selling plan. The code for that is fetched where the page has a notice or a policy, and
 * whenever a plan is chosen, because a theme may add the notice later.
 */
export function lookAfterNotices(widget: Widget): void {
  if (consent) return watch(widget, consent);
  if (hasWork(widget.host)) void loadPolicies();
  onEnd(
    widget.end,
    effect(() => {
      if (widget.purchase.hasPlan.value) void loadPolicies();
    }),
  );
}

/**
 * A press of a policy's button that came before its code was there and led nowhere is made again. The snippet holds such presses back, also
 * those of links; without it a link has led to its page.
 */
export function repeatPress({ event, target }: EarlyEvent): void {
  const button = (target as Partial<HTMLElement>).closest?.<HTMLElement>(POLICY_LINKS);
  // A double click is one press.
  if (event.type === 'click' && button && !button.hasAttribute('href'))
    repeated ??= loadPolicies().then(() => button.click());
}
