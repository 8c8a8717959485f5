import type { Browser } from '../buttons/browsers';
import type { PaintedStyle } from '../buttons/style';
import type { Funding, Order } from '../rules/paypal-types';

/** What PayPal's window shows. */
export interface Shown {
  funding: Funding;
  /** Null until the page has given a token; the window shows that it is waiting. */
  token: string | null;
  order: Order | null;
  /** Name of the buyer that the window begins with. */
  buyer: string;
  /** The shopper has approved, and the page has yet to say that it is done. */
  isApproving: boolean;
}

/** A window of PayPal's, or the frame over the page that stands for one. */
export interface OpenedWindow {
  kind: 'popup' | 'iframe';
  show(shown: Shown): void;
  close(): void;
}

/** What the shopper does in a window. */
export interface WindowActs {
  /** The window shows the order, so that the shopper can act. */
  loaded(): void;
  approve(given?: { buyer?: string }): void;
  cancel(): void;
  /** The shopper has closed it, or the browser. */
  closed(): void;
}

/** A button as it is painted. */
export interface Face {
  funding: Funding;
  style: PaintedStyle;
  locale: string;
  /** Of the script, for what it writes into the page. */
  nonce: string;
}

/** What a painted button tells. */
export interface FaceActs {
  /** Its frame has loaded. */
  ready(): void;
  /**
   * It was clicked, and has opened a window in the click.
   *
   * @returns what is done with what happens in the window; null where the click counts for nothing
   */
  click(opened: OpenedWindow): WindowActs | null;
  /** Its container was taken out of the document, and not put back. */
  gone(): void;
  /** Its container was taken out and put back at once: it is painted anew, and what was open is lost. */
  moved(): void;
}

/** A button that was painted. */
export interface Painted {
  /** In-process only: a click of the shopper's. */
  click?(): void;
  /** Whether it can still be seen. */
  isShown(): boolean;
  /** A click opens no second window while one is open. */
  busy(isBusy: boolean): void;
  remove(): void;
}

/** Where a button is to be painted, or why it can't be. */
export type Place =
  | { type: 'there'; container: unknown }
  | { type: 'missing'; message: string }
  | { type: 'detached' }
  | { type: 'shadow' };

/** Where buttons are painted and windows are opened. */
export interface Surface {
  browser: Browser;
  place(container: unknown): Place;
  paint(container: unknown, face: Face, acts: FaceActs): Painted;
}
