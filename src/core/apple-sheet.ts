import type * as AppleSheet from '../apple-sheet';
import { loadAppleSheet } from './chunks';
import { withTimeout } from './lib/with-timeout';
import { report } from './track';

/** How long hosts wait for the code that opens Apple's sheet, in milliseconds. After that its orders go on at checkout. */
const LIMIT = 4000;

let code: typeof AppleSheet | undefined;

/** Opens Apple's sheet inside the click. Throws where its code is missing. */
export const openApplePay: typeof AppleSheet.openApplePay = (...request) => code!.openApplePay(...request);

/** Whether the browser knows Apple's sheet. */
export const hasAppleSheet = typeof ApplePaySession !== 'undefined';

const fetchCode = async (): Promise<void> => {
  code ??= await withTimeout(LIMIT, loadAppleSheet()).catch(report);
};

/**
 * Hands on the code of a host when the code is there that opens Apple's sheet inside a click: a button that can be pressed needs it. Before
 * that the snippet keeps presses.
 */
export const withAppleSheet = async <T>(hostCode: T | Promise<T>): Promise<T> =>
  (await Promise.all([hostCode, hasAppleSheet && fetchCode()]))[0];
