import { earlyEdits } from '../companion/early-events';
import { companion, startCompanion } from '../companion/start-companion';
import type { Unsaved } from '../companion/companion-code';
import { CHOICE } from '../lib/patterns';
import { mustKnowWhatIsSent } from '../widget/wallets';
import type { Widget } from '../widget/live-widgets';
import type { Click } from '../widget/press-code';
import { loadRarePress } from './load-rare';
import type { Waits } from './press';
import { CART_SAVE_LIMIT, CART_WRITE_LIMIT, CHOICE_LIMIT, FORM_SAVE_LIMIT } from '../limits';

/** Resolves when the form has what the shopper has chosen, after 5 s at most. Undefined if the form has it already. */
export function waitForChoice(widget: Widget): Promise<void> | undefined {
  if (!widget.purchase.form) return;
  const code = companion();
  if (code) return code.waitForChoice(widget);
  if (earlyEdits().some(({ event, at }) => RegExp(CHOICE).test(event.type) && performance.now() < at + CHOICE_LIMIT))
    return startCompanion().then(() => companion()?.waitForChoice(widget));
}

/** What the page has not saved to the cart yet; nothing for a product's host. */
const unsaved = ({ purchase }: Widget): Unsaved =>
  purchase.form ? { at: -Infinity } : (companion()?.unsaved() ?? { at: earlyEdits().at(-1)?.at ?? -Infinity });

/**
 * Whether the page has not yet saved a change to the shopper's cart, for example a note just typed, and may still do so.
 *
 * @param pressedAt when the press was, in milliseconds of `performance.now()`; it waits for 3 s at most, and for a write that is known to
 *   be under way for 10 s
 */
export function isSaving(widget: Widget, pressedAt = performance.now()): boolean {
  const now = performance.now();
  const { at, isBeingWritten, fields } = unsaved(widget);
  if (isBeingWritten) return now < pressedAt + CART_WRITE_LIMIT;
  if (fields?.length) return now < at + FORM_SAVE_LIMIT;
  return pressedAt < at + CART_SAVE_LIMIT && now < pressedAt + CART_SAVE_LIMIT;
}

/**
 * Saves what stands in a form of the shopper's cart, and the page does not save by itself, as the form's own button would.
 *
 * @returns the store's words, where it refuses that
 */
export async function saveCart(widget: Widget, signal: AbortSignal): Promise<string | undefined> {
  const { fields } = unsaved(widget);
  if (!fields?.length) return;
  const { saveFields } = await loadRarePress();
  return saveFields(fields, signal);
}

/**
 * What a press waits for: the shopper's choice, and the page's listeners, which may still write to the form. A wallet whose sheet has to open
 * inside the click does not wait for the listeners alone.
 */
export function waitsOf({ button, listenersRan }: Click): Waits {
  const { widget, wallet } = button;
  const choiceMade = waitForChoice(widget);
  return {
    choiceMade,
    wait: choiceMade?.then(() => listenersRan) ?? (mustKnowWhatIsSent(wallet) ? undefined : listenersRan),
    isUnsaved: isSaving(widget) || !!unsaved(widget).fields?.length,
  };
}
