import type { CartWatch } from '../cart-watch';
import { liveWidgets } from '../live-widgets';
import { cartFacts } from '../page/cart-purchase';
import { report } from '../telemetry/track';
import type { Widget } from '../widget';

/** After so many milliseconds an event means nothing any more. */
const LIFE_MS = 5000;

let watch: CartWatch | undefined;
let isLoading = false;
let early: [event: Event, at: number][] = [];

/** An event that may have changed the cart, and when it was, in milliseconds of `performance.now()`. */
export function noteEdit(event: Event, at: number): void {
  if (!(event.target instanceof Element)) return;
  if (watch) watch.note(event, at);
  else early = [...early.filter(([, before]) => at < before + LIFE_MS), [event, at]];
}

/**
 * When the last change was that the page has yet to save, in milliseconds of `performance.now()`; -Infinity when there is none.
 */
export const lastUnsaved = (): number => (watch ? watch.lastUnsaved() : (early.at(-1)?.[1] ?? -Infinity));

/** Has the shopper's cart watched from the first widget on that sells it. */
export function lookAfterCart({ createdAt, purchase }: Widget): void {
  if (watch) {
    if (purchase.mustAsk && !cartFacts.value) void watch.look();
    return;
  }
  if (isLoading) return;
  isLoading = true;
  import('../cart-watch').then(
    ({ watchCart }) => {
      watch = watchCart(createdAt);
      for (const [event, at] of early) watch.note(event, at);
      early = [];
      if ([...liveWidgets].some((widget) => widget.purchase.mustAsk)) void watch.look();
    },
    (error) => {
      // The next host tries again.
      isLoading = false;
      report(error);
    },
  );
}
