/** What the core needs of the companion, which hands itself over when it comes. Types only but for that. */
import type { Button, Click, PressCode } from '../widget/press-code';
import type { EarlyEvent, Edit } from './early-events';
import type { Widget } from '../widget/live-widgets';

/** Something that should stay as we made it. */
export interface Restorable {
  /** True also when it has ended. */
  isIntact(): boolean;
  restore(): void;
  /** Called once, when it has been undone too often. */
  giveUp(): void;
}

export interface Restorer {
  /** Restores what the page has undone, if necessary. */
  check(): void;
  /** Ends it. */
  stop(): void;
}

/** What the page has not saved to the shopper's cart yet. */
export interface Unsaved {
  /** When the last change came that no write has followed, in milliseconds of `performance.now()`; -Infinity when there is none. */
  at: number;
  /** The page is known to be writing to the cart. */
  isBeingWritten?: boolean;
  /** Fields among it that a form of the cart would send. */
  fields?: readonly HTMLInputElement[];
}

/** The code that looks after a page's hosts from the first interaction on, and after presses that lack the network or their code. */
export interface Companion {
  /** Begins to look after the page. Takes the events that the core has kept; from now on the core hands every event to `noteEdit`. */
  start(events: readonly EarlyEvent[]): void;
  /** Takes an event that may have changed the cart or the choice, or is a policy's press. */
  noteEdit(edit: Edit): void;
  /** Looks after a widget until its end. */
  lookAfter(widget: Widget): void;
  /** Calls `warm` when the element is on the screen; not after `end`. */
  warmOnScreen(element: Element, warm: () => void, end: AbortSignal): void;
  /** Restores what the page has undone, as `Restorer` does. */
  restore(what: Restorable): void;
  unsaved(): Unsaved;
  /** Resolves when a widget's form has what the shopper has chosen, after 5 s at most. Undefined if the form has it already. */
  waitForChoice(widget: Widget): Promise<void> | undefined;
  /** Fetches the code of a press, again when the network is back. From the first call on, looks after what buttons show. */
  fetchPress(button: Button, load: (button: Button) => Promise<PressCode>): Promise<PressCode>;
  /** Goes on with a press whose code was not there at its click; `code` comes, or fails. */
  goOn(click: Click, code: Promise<PressCode>): Promise<void>;
  /** Whether the browser would submit the form of a host's product, or those of the cart. If not, it shows its message. */
  isComplete(host: Element): boolean;
  /** Goes to the store's own checkout for a wallet, as in markup; `since` is when the press began, in milliseconds of `performance.now()`. */
  goToStoreCheckout(widget: Pick<Widget, 'host' | 'busy'>, wallet: string, since?: number): void;
}

let found: Companion | undefined;

/** The companion; undefined until it is fetched. */
export const fetchedCompanion = (): Companion | undefined => found;

/** Takes the companion. */
export const takeCompanion = (fetched: Companion): void => void (found = fetched);
