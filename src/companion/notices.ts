import { SUBSCRIPTION_NOTICE } from '../lib/chunk-names';
import { fetchChunk } from '../lib/code';
import { effect } from '@preact/signals';
import type * as NoticesCode from '../subscription-notice';
import { onEnd, loadOnce, withTimeout } from '../lib/async';
import { liveWidgets, type Widget } from '../widget/live-widgets';
import { NOTICES_AND_LINKS, POLICY_LINKS, PRESSED_EARLY } from '../names';
import type { Edit } from './early-events';
import { POLICY_NOT_LOADED } from '../words';
import { report } from '../lib/track';
import { hasNetwork } from '../network';
import { POLICY_LIMIT } from '../limits';

type Notices = typeof NoticesCode;

const watchWidget = ({ host, purchase, shop, end }: Widget, { watchNotices }: Notices): void =>
  onEnd(end, watchNotices(host, purchase.hasPlan, shop));

/** The code that makes subscription notices follow the selling plan and opens policies in dialogs. */
const [notices, fetchNotices] = loadOnce<Notices>(
  () => fetchChunk(SUBSCRIPTION_NOTICE),
  report,
  (found) => {
    for (const widget of liveWidgets) if (widget.pageType !== 'checkout') watchWidget(widget, found);
  },
);

/** Whether there is a notice or a policy in the host's page or in the shadow root around the host. */
const hasNotice = (host: Element): boolean =>
  [document, host.getRootNode() as ParentNode].some((root) => root.querySelector(NOTICES_AND_LINKS));

/**
 * Has a widget's subscription notice follow the selling plan. The code for that is fetched where the page has a notice or a policy, and
 * whenever a plan is chosen, because a theme may add the notice later.
 */
export function lookAfterNotices(widget: Widget): void {
  const found = notices();
  if (found) return watchWidget(widget, found);
  if (hasNotice(widget.host)) void fetchNotices();
  onEnd(
    widget.end,
    effect(() => {
      if (widget.purchase.hasPlan.value) void fetchNotices();
    }),
  );
}

let isRepeating = false;

/** A link leads to its page; a button, which leads nowhere, says that there is none. */
async function goWithoutDialog(link: HTMLElement): Promise<void> {
  if (link.hasAttribute('href') && (await hasNetwork())) location.assign((link as HTMLAnchorElement).href);
  else alert(POLICY_NOT_LOADED);
}

/** Repeats a press of a policy's link that came before the code was there that hears it: the core has held it back. A double click is one press. */
export async function repeatPress({ event, target, at }: Edit): Promise<void> {
  const button = event.type === 'click' && (target as Partial<HTMLElement>).closest?.<HTMLElement>(POLICY_LINKS);
  if (!button || !event.defaultPrevented || isRepeating || notices()) return;
  isRepeating = true;
  await withTimeout(at + POLICY_LIMIT - performance.now(), fetchNotices()).catch(report);
  isRepeating = false;
  if (!notices()) return goWithoutDialog(button);
  button.setAttribute(PRESSED_EARLY, `${at}`);
  button.click();
}
