import { effect } from '@preact/signals';
import { fallBack } from '../chunks';
import { onEnd } from '../lib/on-end';
import { createRestorer } from '../lib/restorer';
import { isMarked, markPurchase } from '../page/purchase';
import type { ShownWallet } from '../shown-wallets';
import { readMerchantDisabled, type Widget } from '../widget';
import { paintedIn } from '../ui/hand-over';
import type { View } from './render-host';
import { wallets } from '../wallets';
import { createWalletElement } from './wallet-element';

/**
 * Keeps a host filled with wallet elements until its end.
 *
 * @param choose reads the signals that decide what is shown: elements are made anew only when one of them changes
 */
export function keepFilled(widget: Widget, choose: () => readonly ShownWallet[]): View {
  const { host, purchase, end } = widget;
  let children: HTMLElement[] = [];
  /** Elements that the snippet or a server has painted. Empty once our first elements are chosen. */
  let painted: readonly HTMLElement[] = paintedIn(host);
  const place = () => {
    // One by one: old libraries replace `append` and `replaceChildren` by functions that take one argument only.
    host.textContent = '';
    for (const child of children) host.appendChild(child);
  };
  const isPlaced = () => children.every((child) => child.parentNode === host);
  const { check, stop } = createRestorer({
    isIntact: () => isMarked(host, purchase) && isPlaced(),
    restore() {
      markPurchase(host, purchase);
      if (!isPlaced()) place();
    },
    giveUp: () => fallBack(({ giveUp }) => giveUp(host, children)),
  });
  onEnd(end, stop);
  onEnd(
    end,
    effect(() => {
      const shown = new AbortController();
      // Making a wallet's element reads no signal here, because the element has its own effects.
      children = choose().map(([{ name, params }, attributes]) => {
        const taken = painted.find(({ localName }) => localName === wallets[name].element);
        return createWalletElement(widget, { name, params, attributes, painted: taken, end: shown.signal });
      });
      // If all painted elements are taken over, they stay where they are, together with anything that the page has put beside them.
      if (!painted.length || painted.length !== children.length || !isPlaced()) place();
      painted = [];
      return () => shown.abort();
    }),
  );
  return {
    refresh() {
      widget.merchantDisabled.value = readMerchantDisabled(host, purchase);
      check();
    },
  };
}
