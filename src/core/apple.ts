import type * as Apple from '../apple';
import { loadApple } from './chunks';
import { loadOnce } from './lib/load-once';
import { withTimeout } from './lib/with-timeout';
import { report } from './track';

/** How long hosts wait for the code, in milliseconds. After that Apple's button keeps its look, and its orders are made at checkout. */
const LIMIT = 4000;

/** The code; and what fetches it, once: never rejects. */
export const [appleCode, fetchApple] = loadOnce(() => withTimeout(LIMIT, loadApple()), report);

/** Whether there is Apple's sheet: the browser's own, or once Apple's script has come. */
export const hasApple = (): boolean => typeof ApplePaySession !== 'undefined';

/** Opens Apple's sheet inside the click; none where it, or the code for it, is missing. */
export const openApplePay: typeof Apple.openApplePay = (...request) =>
  hasApple() ? appleCode()?.openApplePay(...request) : undefined;

/** Whether an element is on a dark ground; undefined where the code is missing. */
export const isOnDark = (...place: Parameters<typeof Apple.isOnDark>): boolean | undefined =>
  appleCode()?.isOnDark(...place);
