import { SHEET_ERRORS } from '../../src/lib/chunk-names';
import { fetchChunk } from '../../src/lib/code';
import { withTimeout } from '../../src/lib/async';
import type { Answer } from '../order';
import type { GoogleError } from './google-params';
import type * as SheetErrors from '../sheet-errors';
import { ERROR_CODE_LIMIT } from '../limits';

/**
 * The code that names an error's field, and says how a sheet has ended. It is fetched with the first of these, because most sheets have none.
 * Null where it does not come: then the sheet says less.
 */
export const fetchErrors = (): Promise<typeof SheetErrors | null> =>
  withTimeout(ERROR_CODE_LIMIT, fetchChunk<typeof SheetErrors>(SHEET_ERRORS)).catch(() => null);

const OVER = 'お取引を完了できませんでした';

/** The one error that the sheet shows for an answer, or for null, the answer of a sheet that has ended. */
export async function errorOf(answer: Answer | null, intent: GoogleError['intent']): Promise<GoogleError> {
  const code = answer && (await fetchErrors());
  const [first] = answer?.type === 'show_error' ? answer.errors : [];
  const plain = { reason: 'OTHER_ERROR', intent, message: first?.words ?? OVER } as const;
  return (answer && code?.errorOfAnswer(answer, intent)) ?? plain;
}
