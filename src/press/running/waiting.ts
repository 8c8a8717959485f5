import { companion, startCompanion } from '../../core/page/companion';
import { early } from '../../core/early';
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
  if (early.earlyEdits().some(({ isChoice, at }) => isChoice && performance.now() < at + WRITE_MS))
    return startCompanion().then(() => companion()?.waitForChoice(widget));
}

/**
 * Whether the page has not yet saved a change to the shopper's cart, for example a note just typed.
 *
 * @param pressedAt when the press was, in milliseconds of `performance.now()`; it waits for 3 s at most
 */
export function isSaving({ purchase }: Widget, pressedAt = performance.now()): boolean {
  if (purchase.form || performance.now() > pressedAt + SAVING_MS) return false;
  const lastUnsavedAt = companion()?.lastUnsaved() ?? early.earlyEdits().at(-1)?.at ?? -Infinity;
  return pressedAt < lastUnsavedAt + SAVING_MS;
}

/** Notes whether the page's listeners have yet to run for the click, and whether the page has yet to save something to the cart. */
export function noteWaits(press: Press): void {
  if (!press.isCold && !press.vendorsRun) press.listenersRan = new Promise((resolve) => setTimeout(resolve));
  press.isUnsaved = isSaving(press.button.widget);
}

/** The page's listeners may still write to the form. Not waited for by a wallet whose sheet has to open inside the click. */
const listenersToAwait = ({ button, listenersRan }: Press): Promise<void> | undefined =>
  mustKnowWhatIsSent(button.wallet) ? undefined : listenersRan;

/** What the purchase waits for after the click; undefined where it starts at once, and so nothing may be awaited. */
export const waitOf = (press: Press): Promise<void> | undefined =>
  press.choiceMade ? press.choiceMade.then(() => press.listenersRan) : listenersToAwait(press);

/** Whether the page has yet to say what the shopper has chosen, or to save it to the cart. */
export const isWaiting = (press: Press): boolean => !!(press.choiceMade ?? listenersToAwait(press) ?? press.isUnsaved);
