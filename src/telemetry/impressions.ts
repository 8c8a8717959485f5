import { liveWidgets } from '../live-widgets';
import type { WalletId } from '../wallet';
import { wallets } from '../wallets';

/** Half of the button has to be in view for so many milliseconds. */
const SHARE = 0.5;
const LONG_ENOUGH = 1000;

const walletOf = ({ localName }: Element) =>
  (Object.keys(wallets) as WalletId[]).find((wallet) => wallets[wallet].element === localName);

/**
 * Sees which wallets the shopper sees: half in view for a second, once for each element and choice.
 *
 * @param seen told of a wallet
 * @returns looks for elements that have come or changed since
 */
export function watchImpressions(seen: (wallet: WalletId) => void): () => void {
  /** Element → the choice that it is or was watched for, and the end of the second. */
  const watched = new WeakMap<Element, { choice: unknown; timer?: ReturnType<typeof setTimeout> }>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const known = watched.get(target)!;
        clearTimeout(known.timer);
        const note = () => {
          observer.unobserve(target);
          // Neither one that has left the page nor a link that only holds its place; observed anew, it is looked at again.
          if (document.hidden || getComputedStyle(target).visibility !== 'visible') return observer.observe(target);
          seen(walletOf(target)!);
        };
        if (intersectionRatio >= SHARE) known.timer = setTimeout(note, LONG_ENOUGH);
      }
    },
    { threshold: SHARE },
  );
  return () => {
    for (const { host, purchase } of liveWidgets) {
      const choice = purchase.variantId?.() ?? 0;
      for (const element of host.children) {
        const known = watched.get(element);
        if (!walletOf(element) || known?.choice === choice) continue;
        watched.set(element, { ...known, choice });
        // Observing anew asks for the present state.
        observer.unobserve(element);
        observer.observe(element);
      }
    }
  };
}
