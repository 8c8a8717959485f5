import { DELAY, RETRIES } from '../promise-times';

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
export type PromiseClient = (question: Question, accessToken: string) => unknown;

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
  let triesLeft = RETRIES;
  const find = () => {
    const isFound = isThere();
    if (isFound || !triesLeft--) tell(isFound);
    else timer = setTimeout(find, DELAY);
  };
  find();
  return () => clearTimeout(timer);
}
