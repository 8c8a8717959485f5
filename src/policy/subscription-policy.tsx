import { signal, type ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'react';
import type { ShopAttributes } from '../core/shop';
import { Policy } from './policy';
import { requestPolicy } from './request-policy';
import { linkTo, safeHtml } from './safe-html';
import { followSearch, type Search } from './search';
import { words } from './words';

/** As many characters of a policy as are shown: a longer text would keep a phone busy for seconds. */
const MOST_TEXT = 200_000;

/** The page's one policy, made safe, once it was fetched; a failure is not kept. */
let policy: DocumentFragment | null = null;
let isFetching = false;

async function fetchPolicy(shop: ShopAttributes): Promise<void> {
  isFetching = true;
  try {
    const { body, url } = await requestPolicy(shop);
    const found = safeHtml(body.slice(0, MOST_TEXT));
    if (body.length > MOST_TEXT) found.appendChild(linkTo(url, words.whole));
    if (!found.textContent?.trim()) throw new Error('the subscription policy is empty');
    policy = found;
  } finally {
    isFetching = false;
  }
}

/** A ref: adds a copy of the policy's nodes to their place, because Preact can't render nodes. */
function showPolicy(place: HTMLElement | null): void {
  if (!place) return;
  place.appendChild(policy!.cloneNode(true));
  const box = place.parentElement!;
  // Scrollable content must be reachable by keyboard.
  if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
}

/**
 * The shop's subscription policy: fetched when it is first opened, and kept.
 *
 * @param report called with the reason why there is none
 * @returns a view of it; null while an earlier, closed dialog is still fetching it
 */
export function subscriptionPolicy(shop: ShopAttributes, report: (error: unknown) => void): ComponentType | null {
  if (isFetching) return null;
  const search: ReadonlySignal<Search> = policy ? signal('found') : followSearch(fetchPolicy(shop), report);
  return () => <Policy search={search.value} showFound={showPolicy} />;
}
