import type { openDialog } from '../dialog';
import { MANAGED_MARKETS } from '../names';
import type { ShopAttributes } from '../markup/host-attributes';
import { managedMarkets, subscriptionPolicy } from './policies';
import css from './policy.css?inline';
import { words } from './policy-words';

/** What the page provides to this code. */
interface PolicyTools {
  openDialog: typeof openDialog;
  /** Takes the reason why a policy was not found. */
  report(error: unknown): void;
}

let isOpen = false;

/**
 * Opens the policy that belongs to a pressed element: the page of managed markets that it links to, otherwise the subscription policy. Does
 * nothing while a policy is open, because a second press may have come while this code was loading.
 *
 * @param opener gets the focus back
 * @param href the opener's absolute address; empty if it has none
 * @param tools open dialogs, and take the reason why a policy was not found
 * @returns resolves when the dialog is closed; rejects if the browser can't open one
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
  // Once the dialog is closed, a policy that was not found does not matter.
  const onError = (error: unknown) => isShown && report(error);
  const message = kind === null ? subscriptionPolicy(shop, onError) : managedMarkets(title, href, onError);
  if (!message) return;
  isOpen = true;
  try {
    await open({ title, message, button: words.close, style: css }, opener);
  } finally {
    isOpen = isShown = false;
  }
}
