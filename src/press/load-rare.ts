import { RARE_PRESS } from '../lib/chunk-names';
import type { Button } from '../widget/press-code';
import { fetchChunk } from '../lib/code';
import type { DialogContent } from '../dialog/content';
import type { RareEnding } from '../wallet';
import type { Outcome } from './cart/outcome';
import type { UserError } from './cart/calls';

/** An error as any operation of the cart API returns it. */
export type AnyError = Omit<UserError, 'field'> & { field?: readonly string[] | null | undefined };

/** What few presses need: see src/press/rare-press. */
interface RarePress {
  /** The content of a dialog that few presses end in; `goOn` leads to checkout. */
  contentOfRare(ending: RareEnding, button: Button, goOn: (url: string) => void): DialogContent;
  /** The outcome of a cart call with errors. */
  outcomeOfErrors(errors: readonly UserError[]): Outcome;
  /** The store's own words about errors that the shopper can mend; undefined where there is none. */
  storesWords(errors: readonly AnyError[]): string | undefined;
  /** Sends what stands in the cart's forms. @returns the store's words, where it refuses that */
  saveFields(edited: readonly HTMLInputElement[], signal: AbortSignal): Promise<string | undefined>;
  /** Removes the button of a wallet that can't serve this shopper or this purchase. */
  withdrawButton(button: Button, reason: string, hadPlan: boolean): void;
}

/** Fetches what few presses need; rejects when it has not come in time. */
export const loadRarePress = () => fetchChunk<RarePress>(RARE_PRESS);
