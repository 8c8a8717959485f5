import { NO_ACCOUNT_FRAME } from '../../../src/storage-names';

/** Whether the page of Shop's could not be framed in this visit: then no page of the visit asks for it again. */
let isRefused = false;

/** Whether this tab has asked for the frame in vain. */
export function wasRefused(): boolean {
  try {
    return isRefused || sessionStorage.getItem(NO_ACCOUNT_FRAME) !== null;
  } catch {
    // Without storage only this page knows.
    return isRefused;
  }
}

/** Notes that the frame was asked for in vain. */
export function noteRefused(): void {
  isRefused = true;
  try {
    sessionStorage.setItem(NO_ACCOUNT_FRAME, '1');
  } catch {
    // Without storage each page asks once.
  }
}

/** Whether the answer for an address was an error, as far as the browser tells of answers of the page's own origin. */
export const wasNotFound = (address: string): boolean =>
  performance
    .getEntriesByName(address, 'resource')
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus >= 400);
