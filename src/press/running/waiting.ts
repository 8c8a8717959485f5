import { companion, startCompanion } from '../../core/page/companion';
import { earlyEvents } from '../../core/page/early-events';
import type { Widget } from '../../core/widget';

/** How long a press waits for the page to save what was changed in the cart, in milliseconds. Not every theme saves by itself. */
const SAVING_MS = 3000;

/** Events of the page that choose a variant. */
const CHOICES: readonly string[] = ['change', 'shopify:product:select'];

/** Resolves when the form has what the shopper has chosen, after 5 s at most. Undefined if the form has it already. */
export function settled(widget: Widget): Promise<void> | undefined {
  if (!widget.purchase.form) return;
  if (companion) return companion.settled(widget);
  if (earlyEvents().some(({ event }) => CHOICES.includes(event.type)))
    return startCompanion().then(() => companion?.settled(widget));
}

/**
 * Whether the page has not yet saved a change to the shopper's cart, for example a note just typed.
 *
 * @param pressed when the press was, in milliseconds of `performance.now()`; it waits for 3 s at most
 */
export function isSaving({ purchase }: Widget, pressed = performance.now()): boolean {
  if (purchase.form || performance.now() > pressed + SAVING_MS) return false;
  const last = companion ? companion.lastUnsaved() : (earlyEvents().at(-1)?.at ?? -Infinity);
  return pressed < last + SAVING_MS;
}
