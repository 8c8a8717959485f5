import { ofDocument } from '../lib/dom';
import { liveWidgets } from '../widget/live-widgets';
import type { PageType, WalletId } from '../wallet';
import { track } from '../lib/track';
import { wallets } from '../widget/wallets';
import { SEEN_AFTER } from '../limits';

/** A button counts as seen when this share of it has been in view for this many milliseconds. */
const SHARE = 0.5;
const ids = Object.keys(wallets) as WalletId[];

/**
 * Tracks which wallets the shopper sees: half in view for a second, once for each element and choice.
 *
 * @returns looks for elements that have come or changed since
 */
export function watchImpressions(): () => void {
  /** Element → its wallet, the choice that it is or was watched for, those it was seen with, and the end of the second. */
  const watched = new WeakMap<
    Element,
    {
      wallet: WalletId;
      page: PageType;
      choice: number;
      seen: Record<number, true>;
      timer?: ReturnType<typeof setTimeout>;
    }
  >();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const record = watched.get(target)!;
        clearTimeout(record.timer);
        if (intersectionRatio >= SHARE)
          record.timer = setTimeout(() => {
            observer.unobserve(target);
            // Not seen: the page is hidden, the element has left it, or it is a link that only holds its place. It is observed again.
            if (ofDocument('hidden') || getComputedStyle(target).visibility !== 'visible') observer.observe(target);
            else
              record.seen[record.choice] ??= (track('impression', { wallet: record.wallet, page: record.page }), true);
          }, SEEN_AFTER);
      }
    },
    { threshold: SHARE },
  );
  return () => {
    for (const { host, purchase, pageType } of liveWidgets) {
      const choice = purchase.variantId?.() ?? 0;
      for (const element of Array.from(host.children)) {
        const record = watched.get(element);
        const wallet = ids.find((id) => wallets[id].element === element.localName);
        if (!wallet || record?.choice === choice) continue;
        watched.set(element, { seen: {}, ...record, wallet, choice, page: pageType });
        // To observe it again makes the observer report its present state.
        observer.unobserve(element);
        observer.observe(element);
      }
    }
  };
}
