import { signal, type ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'react';
import type { ShopAttributes } from '../core/shop';
import { Policy } from './policy';
import { requestPolicy } from './request-policy';
import { safeHtml } from './safe-html';
import { followSearch, type Search } from './search';

/** The page's one policy, made safe, once it was fetched; a failure is not kept. */
let policy: DocumentFragment | null = null;
let isFetching = false;

async function fetchPolicy(shop: ShopAttributes): Promise<void> {
  isFetching = true;
  try {
    const found = safeHtml(await requestPolicy(shop));
    if (!found.textContent?.trim()) throw new Error('the subscription policy is empty');
    policy = found;
  } finally {
    isFetching = false;
  }
}

/** A ref: nodes can't be rendered, so a copy of them is put in when their place is there. */
function showPolicy(place: HTMLElement | null): void {
  if (!place) return;
  place.appendChild(policy!.cloneNode(true));
  const box = place.parentElement!;
  // What scrolls must be reachable by keyboard.
  if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
}

/**
 * The shop's subscription policy: fetched when it is first opened, and kept.
 *
 * @param report is told why there is none
 * @returns a view of it; null while it is still being fetched for a dialog that was closed
 */
export function subscriptionPolicy(shop: ShopAttributes, report: (error: unknown) => void): ComponentType | null {
  if (isFetching) return null;
  const search: ReadonlySignal<Search> = policy ? signal('found') : followSearch(fetchPolicy(shop), report);
  return () => <Policy search={search.value} showFound={showPolicy} />;
}
