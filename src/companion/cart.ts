import type { CartWatch } from '../cart-watch';
import { cartCode, fetchKind } from '../core/parts';
import { liveWidgets } from '../core/live-widgets';
import { cartFacts } from '../core/page/cart-facts';
import { recent, type Edit } from '../core/page/early-event';
import { report } from '../core/track';
import type { Widget } from '../core/widget';
import { loadOnce } from '../core/lib/load-once';
import { whole } from '../core/lib/whole';

/** When the first host read its markup, in milliseconds of `performance.now()`. */
let since: number | undefined;
let early: { event: Event; target: Element; at: number }[] = [];
const [watch, load] = loadOnce<CartWatch>(
  async () => (await whole(import('../cart-watch'), 'watchCart')).watchCart(since!),
  report,
  (found) => {
    for (const { event, target, at } of early) found.note(event, target, at);
    early = [];
    // Undefined where the page has been in the back/forward cache meanwhile.
    if (cartFacts.value === undefined || [...liveWidgets].some((widget) => widget.purchase.mustAsk)) void found.look();
  },
);

/** Whether a host sells the shopper's cart: the cart is watched only for such hosts. */
const hasCart = () => [...liveWidgets].some((widget) => !widget.purchase.form);

/** Takes an event that may have changed the cart. */
export function noteCartEdit({ event, target, at }: Edit): void {
  if (!(target instanceof Element)) return;
  const found = watch();
  if (found) found.note(event, target, at);
  // A kept event keeps its element in memory, so it is kept only where somebody will ask for it.
  else if (hasCart()) early = [...recent(early), { event, target, at }];
  else {
    early = [];
    // A drawer with the page's first cart may follow, which must not show skeletons first.
    if (event.type === 'submit' && !cartCode.kind) fetchKind(cartCode).catch(report);
  }
}

/**
 * When the last change came that the page has not saved yet, in milliseconds of `performance.now()`; -Infinity when there is none.
 */
export const lastUnsaved = (): number => watch()?.lastUnsaved() ?? early.at(-1)?.at ?? -Infinity;

/** Starts to watch the shopper's cart as soon as a widget sells it. */
export function lookAfterCart({ createdAt, purchase }: Widget): void {
  since ??= createdAt;
  const found = watch();
  if (!found) void load();
  else if (cartFacts.value === undefined || (purchase.mustAsk && !cartFacts.value)) void found.look();
}
