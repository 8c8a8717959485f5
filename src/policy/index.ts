import type { openDialog } from '../dialog';
import { MANAGED_MARKETS } from '../names';
import type { ShopAttributes } from '../core/shop';
import { managedMarkets } from './managed-markets';
import css from './policy.css?inline';
import { subscriptionPolicy } from './subscription-policy';
import { words } from './words';

/** What the page has besides this code. */
interface PolicyTools {
  openDialog: typeof openDialog;
  /** Is told why a policy was not found. */
  report(error: unknown): void;
}

let isOpen = false;

/**
 * Opens the policy that a pressed element stands for: its link to managed markets, else the subscription policy. Does nothing
 * while one is open, because a second press may have come while this code was on its way.
 *
 * @param opener gets the focus back
 * @param href the absolute address that the opener leads to; empty where it leads nowhere
 * @param tools opens dialogs, and is told why a policy was not found
 * @returns resolves when the dialog is closed; rejects where the browser can't open one
 */
export async function openPolicy(
  opener: HTMLElement,
  href: string,
  shop: ShopAttributes,
  { openDialog: open, report }: PolicyTools,
): Promise<void> {
  if (isOpen) return;
  const kind = opener.getAttribute(MANAGED_MARKETS);
  // Any other page of managed markets is taken for the terms.
  const title = kind === null ? words.subscription : kind === 'privacy' ? words.privacy : words.terms;
  let isShown = true;
  // Once the dialog is closed, nobody needs what was not found.
  const tell = (error: unknown) => isShown && report(error);
  const message = kind === null ? subscriptionPolicy(shop, tell) : managedMarkets(title, href, tell);
  if (!message) return;
  isOpen = true;
  try {
    await open({ title, message, button: words.close, style: css }, opener);
  } finally {
    isOpen = isShown = false;
  }
}
