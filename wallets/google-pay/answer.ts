import { pause } from '../../src/press/api/pause';
import type { Answer } from '../sheet';
import type { GoogleError } from './google';

/** How long an answer waits for the code of errors, in milliseconds: Google gives the event 3 s more than its work may take. */
const LIMIT = 2000;

/**
 * The one error that the sheet shows for an answer, or for null, the answer of a sheet that has ended. Its code and words are fetched
 * with the first error, because most sheets have none. Never rejects.
 */
export async function errorOf(answer: Answer | null, intent: GoogleError['intent']): Promise<GoogleError> {
  try {
    return (await Promise.race([import('./google-errors'), pause(LIMIT)]))!.errorOf(answer, intent);
  } catch {
    // The words are known, the field to mark is not.
    const [first] = answer?.type === 'show_error' ? answer.errors : [];
    return { reason: 'OTHER_ERROR', intent, message: first?.words ?? 'お取引を完了できませんでした' };
  }
}
