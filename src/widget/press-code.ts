/** What is pressed, and what a click hands on. Types only: importing this file costs nothing. */
import type { OurButton, Prepared, WalletId } from '../wallet';
import type { OpenedSheet } from '../opened-sheet';
import type { WalletConfig } from '../markup/host-attributes';
import type { Widget } from './live-widgets';

/** A wallet's button in a host. It can be pressed many times. */
export interface Button {
  readonly widget: Widget;
  readonly wallet: WalletId;
  readonly params: WalletConfig['params'];
  readonly element: HTMLElement;
  /** The shadow root in which the button is painted; absent for a button in light DOM. */
  readonly root?: ShadowRoot | undefined;
  /** Aborted when the button is gone. */
  readonly end?: AbortSignal;
}

/** Runs the purchase of a press that began in a vendor's own button. */
type VendorsRun = Parameters<OurButton['press']>[0];

/** The first stage of a press: a click on a wallet's button, or on a vendor's own, that the page has let begin. */
export interface Click {
  readonly button: Button;
  /** Gets the focus back when a dialog closes. */
  readonly opener: HTMLElement;
  /** When the page let it begin, in milliseconds of `performance.now()`. */
  readonly at: number;
  /** Whether a listener of the page has stopped the click; known when all have run. Absent where nothing can stop it. */
  readonly isRefused?: (() => boolean) | undefined;
  /** Resolves when the page's listeners have run for the click; absent if they have already. */
  readonly listenersRan?: Promise<void> | undefined;
  /** Absent unless it began in a vendor's own button, or opened a vendor's window in its click. */
  readonly vendorsRun?: VendorsRun | undefined;
  /** Apple's sheet, opened in the click. */
  readonly sheet?: OpenedSheet | undefined;
  /** The code of a press came after the click: the core has made the button busy and opened the sheet. */
  readonly isLate?: boolean;
  /** Aborted when the press is over: its ending is known, or its sheet was closed. */
  readonly over: AbortController;
}

/** What the core needs of the code of a press, which hands itself over when it comes. */
export interface PressCode {
  /**
   * Whether a button can't be pressed now, because a press of its host or of the same purchase is under way.
   *
   * @param mark the wallet for which the core has made the host busy; null where it has not
   */
  isTaken(button: Button, mark: WalletId | null): boolean;
  /** Runs a press from its click to its ending. @returns whether a purchase has begun */
  run(click: Click): boolean;
  /** Loads and prepares a wallet, once. Rejects where that fails. */
  prepare(button: Button): Promise<Prepared>;
}

let code: PressCode | undefined;

/** All that follows a click, in src/press; undefined until it is fetched. */
export const pressCode = (): PressCode | undefined => code;

/** Takes the code of a press, which hands itself over when it comes. */
export const takePressCode = (fetched: PressCode): void => void (code = fetched);
