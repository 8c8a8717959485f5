import { earlyEdits } from '../../core/page/edits';
import { companion, startCompanion } from '../../core/page/companion';
import { WRITE_MS } from '../../core/page/choice-times';
import { mustKnowWhatIsSent } from '../../core/wallets';
import type { Widget } from '../../core/widget';
import type { Press } from '../press';

/** How long a press waits for the page to save what was changed in the cart, in milliseconds. Not every theme saves by itself. */
const SAVING_MS = 3000;

/** Resolves when the form has what the shopper has chosen, after 5 s at most. Undefined if the form has it already. */
export function waitForChoice(widget: Widget): Promise<void> | undefined {
  if (!widget.purchase.form) return;
  const code = companion();
  if (code) return code.waitForChoice(widget);
  if (earlyEdits().some(({ isChoice, at }) => isChoice && performance.now() < at + WRITE_MS))
    return startCompanion().then(() => companion()?.waitForChoice(widget));
}

/**
 * Whether the page has not yet saved a change to the shopper's cart, for example a note just typed.
 *
 * @param pressedAt when the press was, in milliseconds of `performance.now()`; it waits for 3 s at most
 */
export function isSaving({ purchase }: Widget, pressedAt = performance.now()): boolean {
  if (purchase.form || performance.now() > pressedAt + SAVING_MS) return false;
  const lastUnsavedAt = companion()?.lastUnsaved() ?? earlyEdits().at(-1)?.at ?? -Infinity;
  return pressedAt < lastUnsavedAt + SAVING_MS;
}

/**
 * Notes what a press waits for: the shopper's choice, and the page's listeners, which may still write to the form. A wallet whose sheet has
 * to open inside the click does not wait for the listeners alone.
 *
 * @returns whether the page has yet to say what the shopper has chosen, or to save it to the cart
 */
export function noteWaits(press: Press): boolean {
  const { button, choiceMade } = press;
  if (!press.isCold && !press.vendorsRun) press.listenersRan = new Promise((resolve) => setTimeout(resolve));
  press.isUnsaved = isSaving(button.widget);
  if (choiceMade) press.wait = choiceMade.then(() => press.listenersRan);
  else if (!mustKnowWhatIsSent(button.wallet)) press.wait = press.listenersRan;
  return !!(press.wait ?? press.isUnsaved);
}
