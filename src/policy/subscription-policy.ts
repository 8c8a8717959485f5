import type { ShopAttributes } from '../shop';
import { requestPolicy } from './request-policy';
import { safeHtml } from './safe-html';
import { showPolicy, type PolicyDialog } from './show-policy';
import { words } from './words';

/** The page's one policy, made safe, once it was fetched; a failure is not kept. */
let policy: DocumentFragment | null = null;
let fetching = false;

async function fetchPolicy(shop: ShopAttributes): Promise<DocumentFragment> {
  fetching = true;
  try {
    const found = safeHtml(await requestPolicy(shop));
    if (!found.textContent?.trim()) throw new Error('the subscription policy is empty');
    policy = found;
    return copy(found);
  } finally {
    fetching = false;
  }
}

const copy = (found: DocumentFragment) => found.cloneNode(true) as DocumentFragment;

/**
 * Shows the shop's subscription policy: fetched at the first press, kept for the next. Does nothing
 * while it is being fetched.
 *
 * @returns resolves when the dialog is closed; rejects where the browser can't open one
 */
export async function openSubscriptionPolicy(shop: ShopAttributes, dialog: Omit<PolicyDialog, 'title'>): Promise<void> {
  if (fetching) return;
  await showPolicy({ title: words.subscription, ...dialog }, policy ? copy(policy) : () => fetchPolicy(shop));
}
