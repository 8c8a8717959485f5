import { APPLE } from '../chunk-names';
import type * as Apple from '../apple';
import { fetchChunk } from './code';
import { loadOnce } from './lib/load-once';
import { report } from './track';

let readyAt = Infinity;

/** The code that opens Apple's sheet, and what fetches it, once: never rejects. */
export const [appleCode, fetchApple] = loadOnce(
  () => fetchChunk<typeof Apple>(APPLE),
  report,
  () => (readyAt = performance.now()),
);

/** Since when a click can open the sheet, in milliseconds of `performance.now()`; later than now where it can't. */
export const sheetReadyAt = (): number => readyAt;

/** Whether there is Apple's sheet: the browser's own, or once Apple's script has come. */
export const hasApple = (): boolean => typeof ApplePaySession !== 'undefined';
