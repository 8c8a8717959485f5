/** The stages of a press: each function takes one and returns the next. Types only: importing this file costs nothing. */
import type { Click } from '../widget/press-code';
import type { Ending, ProductForm, VendorsWindow } from '../wallet';

/** What a press would buy, as the form was when it was read. */
export interface Purchased {
  readonly form: ProductForm | null;
  /** The form includes a file, which the cart API does not accept. */
  readonly hasFile: boolean;
  /** The same for every press that buys the same: the key of its order. */
  readonly purchaseKey: string;
  /** The same for a press of the same wallet that would make, or ask for, the same cart. */
  readonly cartKey: string;
}

/** What a press waits for after its click. */
export interface Waits {
  /** Resolves when the page has written the shopper's choice; absent if it has already. */
  readonly choiceMade?: Promise<void> | undefined;
  /** Resolves when the purchase may begin; absent where it begins at once, and so nothing may be awaited. */
  readonly wait?: Promise<void> | undefined;
  /** The page had yet to save something to the cart at the click. */
  readonly isUnsaved: boolean;
}

/** The second stage of a press: a click, and what it buys. */
export interface Choice extends Click, Purchased, Waits {
  /** Aborted when the page is left, or no network has come in time: the press then ends without a word. */
  readonly stopped: AbortController;
  /** A vendor's window that our own button has opened in the click. */
  readonly window?: VendorsWindow | undefined;
}

/** The third stage of a press: a wallet makes the purchase. */
export interface Buying {
  /** How the purchase ends by itself. Never rejects. */
  readonly ending: Promise<Ending>;
  /** What is bought: read again when the page's listeners have run, and after a wait. */
  choice(): Choice;
  /** A vendor may have something open that the page can't close: the shopper may still pay there. */
  isAtVendors(): boolean;
  /** Closes the vendor's window, if there is one. */
  closeWindow(): void;
  /** How the purchase ends after all, where the shopper may have left the vendor's window: see `VendorsWindow`. */
  later(): Promise<Ending> | undefined;
  /** Calls `run` when the shopper has approved in the vendor's window. */
  onApproval(run: () => void): void;
}
