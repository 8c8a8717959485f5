import { ofDocument } from '../../../src/lib/dom';
import { PROMISE_PAUSE, PROMISE_RETRIES } from '../../limits';

/** Where a page keeps the shopper's postal code: a cookie or an item of its storage, and an address in its storage. */
const CODE = 'delivery_promise_postal_code';
const ADDRESS = 'delivery_promise_default_address';

/**
 * The result of `read` if it is a text. Empty if `read` throws, for example for a badly encoded cookie, broken JSON or a blocked storage.
 */
function textOf(read: () => unknown): string {
  try {
    const text = read();
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

const fromCookie = (): string =>
  decodeURIComponent(new RegExp(`(?:^|; )${CODE}=([^;]*)`).exec(ofDocument('cookie'))![1]!).replace(/^"|"$/g, '');

/**
 * The postal code of the delivery: the one that the shopper has chosen, otherwise the one that the page remembers, otherwise that of the
 * shopper's address.
 */
export function readPostalCode(): Pick<Question, 'postalCode' | 'isPostalCodeOverride'> {
  const chosen = textOf(fromCookie);
  const postalCode =
    chosen ||
    textOf(() => localStorage.getItem(CODE)) ||
    textOf(() => (JSON.parse(localStorage.getItem(ADDRESS)!) as { zip: unknown }).zip);
  return { postalCode, isPostalCodeOverride: !!chosen };
}

/** The only kind of promise for which there are words below. */
const HANDLE = 'shop_promise';

/** The words by the number of days until the goods are there; any other number shows nothing. */
const WORDS = ['当日お届け', '翌日お届け', '2日以内にお届け'];

/** The answer of the page's client if there is a promise; parts of it may be null. */
interface Estimate {
  selectedShippingOption: { maxCalendarDaysToDelivery: unknown; brandedPromise: { handle: unknown } };
}

/** The button's words for a client's answer of any kind; empty if nothing is promised. */
export function wordsOf(answer: unknown): string {
  try {
    const { maxCalendarDaysToDelivery: days, brandedPromise } = (answer as Estimate).selectedShippingOption;
    return (brandedPromise.handle === HANDLE && typeof days === 'number' && WORDS[days]) || '';
  } catch {
    // Something of the answer is not there: no promise.
    return '';
  }
}

/** A question to the page's client. */
export interface Question {
  variantId: number;
  /** As the theme wrote it; empty for a one-time purchase. */
  sellingPlanId: string;
  /** Empty if unknown. */
  postalCode: string;
  /** Whether the shopper has chosen the postal code himself. */
  isPostalCodeOverride: boolean;
}

/** The client that a page with delivery promises brings along. */
type PromiseClient = (question: Question, accessToken: string) => unknown;

interface PageWithPromise {
  Shopify?: { ShopPromise?: { deliveryPromiseAPIClient?: PromiseClient } };
}

/** Asks the page's client, in the way in which the page itself calls it. Throws if there is none. */
export const askClient: PromiseClient = (...question) =>
  (window as PageWithPromise).Shopify!.ShopPromise!.deliveryPromiseAPIClient!(...question);

const isThere = (): boolean => {
  try {
    return typeof (window as PageWithPromise).Shopify!.ShopPromise!.deliveryPromiseAPIClient === 'function';
  } catch {
    // Most pages have no client.
    return false;
  }
};

/**
 * Looks for the page's client now and, while it is missing, again 15 times, every 200 ms: its script loads by itself.
 *
 * @param tell called once, maybe at once, with whether it is there
 * @returns stops looking
 */
export function findClient(tell: (isFound: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let triesLeft = PROMISE_RETRIES;
  const find = () => {
    const isFound = isThere();
    if (isFound || !triesLeft--) tell(isFound);
    else timer = setTimeout(find, PROMISE_PAUSE);
  };
  find();
  return () => clearTimeout(timer);
}
