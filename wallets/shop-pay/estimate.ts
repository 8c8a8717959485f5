/** The only kind of promise that the words below are for. */
const HANDLE = 'shop_promise';

/** The words by the number of days until the goods are there; any other number shows nothing. */
const WORDS = ['当日お届け', '翌日お届け', '2日でお届け'];

/** What the page's client answers where there is a promise; part of it may be null. */
interface Estimate {
  selectedShippingOption: { maxCalendarDaysToDelivery: unknown; brandedPromise: { handle: unknown } };
}

/** What the button says of a client's answer, whatever that is; empty when nothing is promised. */
export function wordsOf(answer: unknown): string {
  try {
    const { maxCalendarDaysToDelivery: days, brandedPromise } = (answer as Estimate).selectedShippingOption;
    return (brandedPromise.handle === HANDLE && typeof days === 'number' && WORDS[days]) || '';
  } catch {
    // Something of the answer is not there: no promise.
    return '';
  }
}
