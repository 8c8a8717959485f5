import { isClientError } from '../../src/press/api/client-error';
import { isRefused } from '../../src/press/running/cart/outcome';
import { loadOnce } from '../../src/core/lib/load-once';
import { withTimeout } from '../../src/core/lib/with-timeout';
import { whole } from '../../src/core/lib/whole';
import type { Ending } from '../../src/wallet';
import type { Answer } from '../order';
import type { GoogleError } from './google';
import type * as GoogleErrors from './google-errors';

/** How long an error waits for the code that names its field, in milliseconds. */
const LIMIT = 2000;

/**
 * The code that names an error's field. It is fetched with the first error, because most sheets have none. Without it the sheet shows the
 * error, and marks no field.
 */
const [fieldErrors, load] = loadOnce<typeof GoogleErrors>(() =>
  withTimeout(LIMIT, whole(import('./google-errors'), 'googleError')),
);
/** Fetches that code. Never rejects: the words are known without it. */
export const fetchErrors = load;

const TO_CHECKOUT = 'ご購入手続きの画面に進みます';
const OTHER_CURRENCY = 'お届け先の国に合わせて通貨が変わりました';
const OVER = 'お取引を完了できませんでした';
const TIMEOUT = '時間切れになりました。もう一度お試しください。';

/** The sheet's words for an ending. The page can't close a sheet that has ended, so the sheet itself shows the result. */
function wordsOf(ending: Ending): string {
  if (ending.type === 'decelerate' && ending.asks) return OTHER_CURRENCY;
  if (ending.type === 'decelerate' || ending.type === 'redirect') return TO_CHECKOUT;
  // The page goes on at checkout.
  if (ending.type === 'unrecoverable' && isRefused(ending.error)) return TO_CHECKOUT;
  const isLate = ending.type === 'unrecoverable' && isClientError(ending.error) && ending.error.kind === 'timeout';
  return isLate ? TIMEOUT : OVER;
}

/** The one error that the sheet shows for an answer, or for null, the answer of a sheet that has ended. */
export function errorOf(answer: Answer | null, intent: GoogleError['intent']): GoogleError {
  const errors = answer?.type === 'show_error' ? answer.errors : [];
  const words = answer?.type === 'end' ? wordsOf(answer.ending) : (errors[0]?.words ?? OVER);
  return fieldErrors()?.googleError(errors) ?? { reason: 'OTHER_ERROR', intent, message: words };
}
