/** What a wallet hands to the core: a part of the contract of wallets, which `wallet.ts` hands on. Types only. */
import type { OpenedSheet } from './opened-sheet';
import type { Ending } from './ending';
import type { WalletContext } from './wallet-context';

/** A vendor's window, opened in the click of our own button, or about to be. */
export interface VendorsWindow {
  /** Runs the purchase, when the page has written the shopper's choice; with `endedAs`, the purchase has already ended. Called once. */
  run(endedAs?: Ending): Promise<Ending>;
  /** Closes the window: nobody waits for the purchase any more. `run` then resolves. */
  close(): void;
  /**
   * How the purchase ends after all, where `run` has resolved as cancelled though nobody knows whether the shopper has left the window. Set
   * before that.
   */
  later?: Promise<Ending>;
}

/** What a wallet module can say before any press. */
export type Prepared =
  /** The button is removed; the reason is for developers. */
  | { eligible: false; reason: string; open?: never; show?: never }
  | {
      eligible: true;
      /** The origin of the page that the press leads to, besides the store's own; to which a connection is begun. */
      leadsTo?: string | undefined;
      /**
       * Runs one purchase. Where the wallet is prepared before the click, it is called inside the click, so it may open a sheet at once.
       * `sheet` is the one that the row's `gesture` opened inside the click; absent where there is none. `at` is when the click was, in
       * milliseconds of `performance.now()`. Resolves with null where the wallet can open nothing: checkout takes the order.
       */
      start(sheet?: OpenedSheet, at?: number): Promise<Ending | null>;
      /**
       * Opens the vendor's window in the place of `start`, for a wallet that learns only after the click what is bought. Where the wallet is
       * prepared before the click, it is called inside the click.
       */
      open?(): VendorsWindow;
      /** Shows the wallet's own content on our button, or replaces our button. Called once for each button; returns its removal. */
      show?(ours: OurButton): () => void;
    };

/** Our button of a wallet, on which the wallet may show its own content. */
export interface OurButton {
  /** The wallet's element, in light DOM. */
  readonly element: HTMLElement;
  /** Where our button is painted: add to it, change nothing that is there. */
  readonly root: ShadowRoot;
  /** The element that gets the focus when a dialog closes, if it is not our button. */
  focused: HTMLElement | null;
  /** Calls `run` now, and again when something that `run` read from the context has changed. `run` must not throw. Returns how to stop. */
  watch(run: () => void): () => void;
  /**
   * A press that has begun elsewhere, for example with a click in another company's frame. Decides synchronously.
   *
   * @param run runs the purchase, now or when the page has written the shopper's choice; with `endedAs`, the purchase has already ended
   * @returns false if there is no press; then `run` is not called
   */
  press(run: (endedAs?: Ending) => Promise<Ending>): boolean;
  /** Removes the wallet's button, because it can't serve this shopper or this purchase; the reason is for developers. */
  withdraw(reason: string): void;
  /** Notes an error that does not stop the press. */
  report(error: unknown): void;
}

/** The one function of a wallet module: does all that can be done before a press. */
export type Prepare = (ctx: WalletContext) => Promise<Prepared>;
