import { effect } from '@preact/signals';
import type { Widget } from '../widget';
import type { View } from './host';
import type { WalletElement } from './wallet-element';

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
  const stop = effect(() => {
    // A wallet reads signals only in effects of its own.
    children = choose()();
    place();
    return () => children.forEach((child) => child.dispose());
  });
  return {
    widget,
    heal() {
      widget.mark();
      if (children.some((child) => child.element.parentNode !== host)) place();
    },
    dispose() {
      stop();
      widget.dispose();
    },
  };
}
