import { withTimeout } from '../../src/lib/async';
import { loadOrderErrors, type Answer } from '../order';
import type { GoogleError } from './google-params';
import { ERROR_CODE_LIMIT } from '../limits';

const OVER = 'お取引を完了できませんでした';

/**
 * The one error that the sheet shows for an answer, or for null, the answer of a sheet that has ended. What a sheet ends with is said by code
 * that most sheets do not need: where it does not come, the sheet says less.
 */
export async function errorOf(answer: Answer | null, intent: GoogleError['intent']): Promise<GoogleError> {
  const code = answer && (await withTimeout(ERROR_CODE_LIMIT, loadOrderErrors()).catch(() => null));
  return (answer && code?.errorOfAnswer(answer, intent)) ?? { reason: 'OTHER_ERROR', intent, message: OVER };
}
