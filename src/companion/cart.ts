import type { CartWatch } from '../cart-watch';
import { cartCode, fetchKind } from '../core/parts';
import { liveWidgets } from '../core/live-widgets';
import { cartFacts } from '../core/page/cart-facts';
import { report } from '../core/track';
import type { Widget } from '../core/widget';
import { whole } from '../core/lib/whole';

/** How long an event is kept, in milliseconds. */
const LIFE_MS = 5000;

let watch: CartWatch | undefined;
let isLoading = false;
let early: [event: Event, target: Element, at: number][] = [];

/** Whether a host sells the shopper's cart: the cart is watched only for such hosts. */
const hasCart = () => [...liveWidgets].some((widget) => !widget.purchase.form);

/**
 * Takes an event that may have changed the cart.
 *
 * @param target where it began
 * @param at when it came, in milliseconds of `performance.now()`
 */
export function noteCartEdit(event: Event, target: EventTarget | undefined, at: number): void {
  if (!(target instanceof Element)) return;
  if (watch) watch.note(event, target, at);
  // A kept event keeps its element in memory, so it is kept only where somebody will ask for it.
  else if (hasCart()) early = [...early.filter(([, , before]) => at < before + LIFE_MS), [event, target, at]];
  else {
    early = [];
    // A drawer with the page's first cart may follow, which must not show skeletons first.
    if (event.type === 'submit' && !cartCode.kind) fetchKind(cartCode).catch(report);
  }
}

/**
 * When the last change came that the page has not saved yet, in milliseconds of `performance.now()`; -Infinity when there is none.
 */
export const lastUnsaved = (): number => (watch ? watch.lastUnsaved() : (early.at(-1)?.[2] ?? -Infinity));

/** Starts to watch the shopper's cart as soon as a widget sells it. */
export function lookAfterCart({ createdAt, purchase }: Widget): void {
  if (watch) {
    if (cartFacts.value === undefined || (purchase.mustAsk && !cartFacts.value)) void watch.look();
    return;
  }
  if (isLoading) return;
  isLoading = true;
  whole(import('../cart-watch'), 'watchCart')
    .then(({ watchCart }) => {
      watch = watchCart(createdAt);
      for (const one of early) watch.note(...one);
      early = [];
      // Undefined where the page has been in the back/forward cache meanwhile.
      if (cartFacts.value === undefined || [...liveWidgets].some((widget) => widget.purchase.mustAsk))
        void watch.look();
    })
    .catch((error) => {
      // The next host tries again.
      isLoading = false;
      report(error);
    });
}
