import { isClientError } from '../../src/api/client-error';
import type { Ending } from '../../src/wallet';
import type { Answer } from '../sheet';
import type { GoogleError } from './google';

/** An answer that keeps the sheet open. */
type Shown = Extract<Answer, { type: 'show_error' }>;

const TO_CHECKOUT = 'チェックアウトで購入手続きを続けます';
const OVER = 'お取引を完了できませんでした';
const TIMEOUT = '時間切れになりました。もう一度お試しください';

/** An error that belongs to no field of the sheet. */
const other = (message: string, intent: GoogleError['intent']): GoogleError => ({
  reason: 'OTHER_ERROR',
  intent,
  message,
});

function wordsOf(ending: Ending): string {
  if (ending.type === 'decelerate' || ending.type === 'redirect') return TO_CHECKOUT;
  const isLate = ending.type === 'unrecoverable' && isClientError(ending.error) && ending.error.kind === 'timeout';
  return isLate ? TIMEOUT : OVER;
}

/** What a sheet shows that has ended: the page can't close it. */
export const errorOfEnding = (ending: Ending, intent: GoogleError['intent']): GoogleError =>
  other(wordsOf(ending), intent);

/** What a sheet shows after its end. */
export const errorAfterEnd = (intent: GoogleError['intent']): GoogleError => other(OVER, intent);

/** The one error of several that the sheet shows. Its code is fetched with the first error, because most sheets have none. */
export async function errorOfAnswer({ errors }: Shown, intent: GoogleError['intent']): Promise<GoogleError> {
  try {
    return (await import('./google-errors')).googleError(errors) ?? other(OVER, intent);
  } catch {
    // The words are known, the field to mark is not.
    return other(errors[0]?.words ?? OVER, intent);
  }
}
