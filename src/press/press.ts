/** What a press is, and what is pressed. Types only: importing this file costs nothing. */
import type { OpenedSheet } from '../core/opened-sheet';
import type { WalletConfig } from '../core/shop';
import type { Widget } from '../core/widget';
import type { OurButton, ProductForm, VendorsWindow, WalletId } from '../wallet';

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
  /** What the wallet uses to show something on the button; absent until it does. */
  ours?: OurButton;
}

/** Runs the purchase of a press that began in a vendor's own button. */
export type VendorsRun = Parameters<OurButton['press']>[0];

/** A press as its click, or a vendor's own button, has begun it. */
export interface PressInClick {
  /** After a wait for the shopper's choice: the button in the host that the theme has rendered in the place of the pressed one. */
  button: Button;
  /** Gets the focus back when a dialog closes. */
  readonly opener: HTMLElement;
  /** When the page let it begin, in milliseconds of `performance.now()`; 0 until the page was asked. */
  at: number;
  /** Whether a listener of the page has stopped the click; known when all have run. Absent where nothing can stop it. */
  readonly isRefused?: () => boolean;
  /** Absent unless it began in a vendor's own button, or opened a vendor's window in its click. */
  vendorsRun?: VendorsRun | undefined;
  /** A vendor's window that our own button has opened. */
  window?: VendorsWindow | undefined;
  /** Apple's sheet. */
  sheet?: OpenedSheet | undefined;
  /** Its ending is known, or its sheet was closed. */
  isOver?: boolean;
}

/** What a press would buy, as the form was when it was last read: src/press/choice/product-form.ts. */
export interface Choice {
  form: ProductForm | null;
  /** The form includes a file, which the cart API does not accept. */
  hasFile: boolean;
  /** The same for every press that buys the same: the key of its order. */
  purchaseKey: string;
  /** The same for a press of the same wallet that would make, or ask for, the same cart. */
  cartKey: string;
}

/**
 * One press of a wallet's button: what is known of it so far. It is made in the click and handed on until its ending is acted on; nobody
 * copies it.
 */
export interface Press extends PressInClick, Choice {
  /** It has waited for its code: before that, the core has asked the page and made the button busy. */
  readonly isCold: boolean;
  /** Aborted when the page is left, or no line has come in time: the press then ends without a word. */
  readonly stopped: AbortController;
  /** A vendor may have something open that the page can't close: the shopper may still pay there. */
  isAtVendors: boolean;

  // What it waits for: src/press/running/waiting.ts

  /** Resolves when the page has written the shopper's choice; absent if it has already. */
  choiceMade?: Promise<void> | undefined;
  /** Resolves when the page's listeners have run for the click; absent if they have already. */
  listenersRan?: Promise<void> | undefined;
  /** What the purchase waits for after the click; absent where it starts at once, and so nothing may be awaited. */
  wait?: Promise<void> | undefined;
  /** The page had yet to save something to the cart at the click. */
  isUnsaved?: boolean | undefined;

  // Which hosts wait for it: src/press/running/waiting-hosts.ts

  readonly widgets: Set<Widget>;
  /** Under which a host finds it. */
  hostKey?: string | null | undefined;
  /** Resolves when the theme has had time to render a removed host anew. */
  renderTime?: Promise<void>;
  /** No host waits for it any more. */
  abandon?(): void;

  // A vendor's window that the shopper may have left: src/press/running/left-window.ts

  /** Its hosts are free again, while the window may still be open. */
  isLeft?: boolean;
  /** The shopper has approved there after all: the hosts wait again. */
  waitAgain?(): void;
}
