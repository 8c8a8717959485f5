import type { ShopAttributes } from '../shop';
import { MANAGED_MARKETS } from '../names';
import { openManagedMarkets } from './managed-markets';
import type { PolicyDialog } from './show-policy';
import { openSubscriptionPolicy } from './subscription-policy';

let open = false;

/**
 * Opens the policy that a pressed element stands for: its link to managed markets, else the subscription policy. Does nothing
 * while one is open: a second press may have come while this code was on its way.
 *
 * @param opener gets the focus back
 * @param href where the opener leads, whole; empty where it leads nowhere
 * @param tools opens dialogs, and is told why a policy was not found
 * @returns resolves when the dialog is closed; rejects where the browser can't open one
 */
export async function openPolicy(
  opener: HTMLElement,
  href: string,
  shop: ShopAttributes,
  tools: Pick<PolicyDialog, 'openDialog' | 'report'>,
): Promise<void> {
  if (open) return;
  open = true;
  const kind = opener.getAttribute(MANAGED_MARKETS);
  try {
    await (kind === null
      ? openSubscriptionPolicy(shop, { opener, ...tools })
      : openManagedMarkets(kind, href, { opener, ...tools }));
  } finally {
    open = false;
  }
}
