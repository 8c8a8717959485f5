import type { EnginePage } from './engine-page';

/** In milliseconds. */
const PATIENCE = 15_000;
const PAUSE = 50;

/**
 * Asks a page until the answer is not empty (null, false, 0 or ''), and gives it. A page that is just being left answers nothing.
 * Rejects with what was waited for when the answer stays empty.
 */
export async function until<Arg, Result>(
  page: EnginePage,
  what: string,
  ask: (arg: Arg) => Result | Promise<Result>,
  arg: Arg,
): Promise<NonNullable<Result>> {
  let trouble: unknown;
  for (
    const end = Date.now() + PATIENCE;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  ) {
    try {
      const answer = await page.evaluate(ask, arg);
      trouble = undefined;
      if (answer) return answer;
    } catch (error) {
      trouble = error;
    }
  }
  throw new Error(`Waited in vain for ${what}.`, { cause: trouble });
}
