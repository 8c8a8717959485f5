import { liveWidgets } from '../live-widgets';
import type { WalletId } from '../wallet';
import { wallets } from '../wallets';

/** Half of the button has to be in view for so many milliseconds. */
const SHARE = 0.5;
const LONG_ENOUGH = 1000;

const WALLETS = Object.keys(wallets) as WalletId[];
const walletOf = ({ localName }: Element) => WALLETS.find((wallet) => wallets[wallet].element === localName);

/**
 * Sees which wallets the shopper sees: half in view for a second, once for each element and choice.
 *
 * @param seen told of a wallet
 * @returns looks for elements that have come or changed since
 */
export function watchImpressions(seen: (wallet: WalletId) => void): () => void {
  /** Element → the choice that it is or was watched for. */
  const watched = new WeakMap<Element, unknown>();
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(timers.get(target));
        const wallet = walletOf(target);
        if (intersectionRatio < SHARE || !wallet) continue;
        const note = () => {
          if (document.hidden || !target.isConnected) return;
          observer.unobserve(target);
          seen(wallet);
        };
        timers.set(target, setTimeout(note, LONG_ENOUGH));
      }
    },
    { threshold: SHARE },
  );
  return () => {
    for (const { host, purchase } of liveWidgets) {
      const choice = purchase.variantId?.() ?? 0;
      for (const element of host.children) {
        if (!walletOf(element) || watched.get(element) === choice) continue;
        watched.set(element, choice);
        // Observing anew asks for the present state.
        observer.unobserve(element);
        observer.observe(element);
      }
    }
  };
}
