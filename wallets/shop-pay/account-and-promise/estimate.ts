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
