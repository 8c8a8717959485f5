import { effect } from '@preact/signals';
import type { Widget } from '../widget';
import type { View } from './host';
import type { WalletElement } from './wallet-element';

/**
 * How many wallets are made in one task: the first ten take a phone several frames. After the first cart of more there is no such
 * limit: all is warm by then, and a cart that a theme renders anew shall not show its skeleton for a frame.
 */
let atOnce = 3;

/**
 * Keeps a host filled with wallet elements. What stands there, a skeleton or the wallets before, stays until all are made.
 *
 * @param frame makes what shows them, before they are placed
 * @param choose reads the signals that decide what is shown, and returns how to make each: made anew only when one of them changes
 */
export function fill(
  host: HTMLElement,
  widget: Widget,
  frame: () => unknown,
  choose: () => (() => WalletElement)[],
): View {
  let children: WalletElement[] = [];
  const place = () => {
    frame();
    // One by one: old libraries put functions of one argument in the place of `append` and `replaceChildren`.
    host.textContent = '';
    for (const child of children) host.appendChild(child.element);
    // One is enough: a page that renders its sections anew all day keeps no list of them.
    performance.clearMarks('karui:rendered');
    performance.mark('karui:rendered');
  };
  const stop = effect(() => {
    const makers = choose();
    const made: WalletElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const more = () => {
      // A maker reads signals only in effects of its own.
      for (const make of makers.splice(0, atOnce)) made.push(make());
      if (makers.length) {
        timer = setTimeout(more);
        return;
      }
      if (timer) atOnce = Infinity;
      // Not earlier: logos that the browser has are drawn in between, and all wallets would wait for them.
      made.forEach((child) => child.show());
      children = made;
      place();
    };
    more();
    return () => {
      clearTimeout(timer);
      made.forEach((child) => child.dispose());
    };
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
