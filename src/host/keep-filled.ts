import { effect } from '@preact/signals';
import { backgroundOf } from '../button/background';
import { loadRareHosts } from '../companion/load-rare-hosts';
import { onEnd } from '../lib/async';
import { keepIntact } from '../companion/start-companion';
import { isMarked, markPurchase } from '../page/purchase';
import type { ShownWallet } from '../markup/shown-wallets';
import type { Widget } from '../widget/live-widgets';
import { readMerchantDisabled } from '../widget/widget';
import { serverMarkup } from '../button/roots';
import type { View } from './render-host';
import { wallets } from '../widget/wallets';
import { createWalletElement } from './wallet-element';

const SKELETON = '[class*=skeleton]';

/** Removes skeletons that the parser has added to a host since it was filled at its start tag. They have no slot, so nobody has seen them. */
function removeSkeletons(host: HTMLElement): void {
  for (const child of Array.from(host.children))
    if (child.matches(SKELETON) || (!child.slot && child.querySelector(SKELETON))) host.removeChild(child);
}

/**
 * Keeps a host filled with wallet elements until its end.
 *
 * @param choose reads the signals that decide what is shown: elements are made anew only when one of them changes
 */
export function keepFilled(widget: Widget, choose: () => readonly ShownWallet[]): View {
  const { host, purchase, end } = widget;
  let children: HTMLElement[] = [];
  /** Elements that a server has painted. Empty once our first elements are chosen. */
  let painted: readonly HTMLElement[] = serverMarkup()?.paintedIn(host) ?? [];
  const place = () => {
    // One by one: old libraries replace `append` and `replaceChildren` by functions that take one argument only.
    host.textContent = '';
    for (const child of children) host.appendChild(child);
  };
  // A page may put an element around a child. In the same slot it is shown, and to move it would lose a press that is under way.
  const isPlaced = () =>
    children.every((child) => {
      const { parentElement: parent } = child;
      return parent === host || (parent?.parentNode === host && parent.slot === child.slot);
    });
  const isIntact = () => end.aborted || (isMarked(host, purchase) && isPlaced());
  const restore = () => {
    markPurchase(host, purchase);
    if (!isPlaced()) place();
  };
  const giveUp = () => loadRareHosts((code) => code.giveUp(host, children));
  const kept = { isIntact, restore, giveUp };
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
  // When the page's style sheets are there, and before the frame is painted: the browser computes these styles anyway.
  requestAnimationFrame(() => (widget.background.value = backgroundOf(host)));
  return {
    refresh() {
      removeSkeletons(host);
      widget.merchantDisabled.value = readMerchantDisabled(host, purchase);
      keepIntact(kept);
    },
  };
}
