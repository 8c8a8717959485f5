import { effect } from '@preact/signals';
import { restoring } from '../lib/restoring';
import { isMarked } from '../page/purchase';
import { report } from '../telemetry/track';
import type { Widget } from '../widget';
import type { View } from './host';
import type { WalletElement } from './wallet-element';

/** Shows a wallet's element that the page insists on wrapping: a host shows only children that ask for one of its slots. */
function showWrapped(host: HTMLElement, element: HTMLElement): void {
  let child: HTMLElement | null = element;
  while (child && child.parentElement !== host) child = child.parentElement;
  if (child) child.slot = element.slot;
}

/**
 * Keeps a host filled with wallet elements.
 *
 * @param choose reads the signals that decide what is shown, and returns how to make it: made anew only when one of them changes
 */
export function fill(host: HTMLElement, widget: Widget, choose: () => () => WalletElement[]): View {
  let children: WalletElement[] = [];
  const place = () => {
    // One by one: old libraries put functions of one argument in the place of `append` and `replaceChildren`.
    host.textContent = '';
    for (const child of children) host.appendChild(child.element);
  };
  const isPlaced = () => children.every((child) => child.element.parentNode === host);
  const { look, stop: stopRestoring } = restoring({
    isWhole: () => isMarked(host, widget.purchase) && isPlaced(),
    restore() {
      widget.mark();
      if (!isPlaced()) place();
    },
    giveUp() {
      report(new Error(`a script of the page keeps undoing <${host.localName}>`));
      for (const { element } of children) showWrapped(host, element);
    },
  });
  const stop = effect(() => {
    // A wallet reads signals only in effects of its own.
    children = choose()();
    place();
    return () => children.forEach((child) => child.dispose());
  });
  return {
    widget,
    heal: look,
    dispose() {
      stopRestoring();
      stop();
      widget.dispose();
    },
  };
}
