import { vi } from 'vitest';
import { stubCookie } from '../../stub-cookie';
import type { Ending } from '../../../src/wallet';
import type { Approved } from './attempts';
import type { SheetAction, SheetSetup } from './journey';
import { freeLocks } from './free-locks';
import { hasCart } from './sent';
import type { InProcessStore, Sent } from './store';
import { reprice, trouble } from './store-actions';

/** Everything that could be seen of one press, whichever wallet it is. */
export interface SheetSeen {
  store: InProcessStore;
  approved: Approved[];
  /** How the press ended. */
  settled: { ending: Ending; at: number } | null;
  /** Rejections that nobody caught, and whatever else the page would have to hear of. */
  loose: unknown[];
  /** The cart may have changed since the sheet was last told of it; the page learns that only from its next request. */
  isStale: boolean;
  /** The price has changed while the sheet waits for an answer, which may have been given before. */
  isRepricedMeanwhile: boolean;
  /** The page was put away while a request was on its way. */
  wasHidden: boolean;
}

/** A page whose button is pressed. */
export interface SheetPage<Seen, Action> {
  seen: Seen;
  /** Presses the button. */
  begin(): Promise<void>;
  /** Whether the shopper can use the sheet, or it is over. */
  isReady(): boolean;
  /** Does one thing, unless the sheet does not let the shopper do it now. */
  act(action: Action): void;
  /** Takes what the page has put into the global scope out again. */
  close(): void;
}

/** Nothing has been seen yet. */
export const nothingSeen = (store: InProcessStore) => ({
  store,
  approved: [],
  settled: null,
  loose: [],
  isStale: false,
  isRepricedMeanwhile: false,
  wasHidden: false,
});

/** The sheet shows what the cart costs now, as far as the store has been asked. */
export function refreshed(seen: SheetSeen): void {
  seen.isStale = seen.isRepricedMeanwhile;
  seen.isRepricedMeanwhile = false;
}

/**
 * The sheet shows the cart of the store's last answer, with an error. It is not what the cart costs now where the store has changed the
 * cart and then refused something without telling the cart.
 *
 * @param sent requests of this question
 */
export function refreshedBeside(seen: SheetSeen, sent: readonly Sent[]): void {
  const last = sent.at(-1);
  if (last && hasCart(last)) refreshed(seen);
  else if (sent.some(hasCart)) seen.isStale = true;
}

/**
 * Puts a page without a document into the global scope, with the store at the end of its line. What nobody catches is noted.
 *
 * @returns how to take it out again
 */
export function putPage(seen: SheetSeen, page: EventTarget, { code }: SheetSetup, globals: object): () => void {
  const caught = (error: unknown) => void seen.loose.push(error);
  process.on('unhandledRejection', caught);
  const all = {
    navigator: { locks: freeLocks() },
    ...globals,
    // Of its own: the next page is another shopper's.
    localStorage: {},
    fetch: seen.store.fetch,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  };
  for (const [name, value] of Object.entries(all)) vi.stubGlobal(name, value);
  stubCookie(code === null ? '' : `discount_code=${code}`);
  return () => {
    process.off('unhandledRejection', caught);
    vi.unstubAllGlobals();
  };
}

/** The page goes into the back/forward cache. */
export function hide(seen: SheetSeen, page: EventTarget): void {
  seen.wasHidden ||= seen.store.sent.some(({ came }) => !came);
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
}

/** How the shopper's hands do it on the sheet of a wallet. */
export interface Hands<Edit> {
  isReady: boolean;
  isOver: boolean;
  canPay: boolean;
  /** Ids of what the goods can be sent by. */
  options: readonly string[];
  address(to: Extract<SheetAction<Edit>, { do: 'address' }>['to']): void;
  edit(to: Edit): void;
  option(id: string): void;
  card(to: Extract<SheetAction<Edit>, { do: 'card' }>): void;
  code(to: string): void;
  pay(): void;
  cancel(): void;
  hide(): void;
}

/** Does one thing, unless the sheet does not let the shopper do it now. */
export function actBy<Edit>(seen: SheetSeen, hands: Hands<Edit>, action: SheetAction<Edit>): void {
  const { isReady, isOver, canPay, options } = hands;
  switch (action.do) {
    case 'address':
      return isReady ? hands.address(action.to) : undefined;
    case 'edit':
      return isReady ? hands.edit(action.to) : undefined;
    case 'option': {
      const id = options[action.at % options.length];
      return isReady && id !== undefined ? hands.option(id) : undefined;
    }
    case 'card':
      return isReady ? hands.card(action) : undefined;
    case 'code':
      return isReady ? hands.code(action.to) : undefined;
    case 'pay':
      return canPay ? hands.pay() : undefined;
    case 'cancel':
      return isOver ? undefined : hands.cancel();
    case 'hide':
      return hands.hide();
    case 'reprice':
      seen.isStale = true;
      seen.isRepricedMeanwhile = !isReady;
      return reprice(seen.store);
    case 'api':
    case 'fault':
    case 'line':
      return trouble(seen.store, action);
    case 'nothing':
      return;
    default:
      return action satisfies never;
  }
}
