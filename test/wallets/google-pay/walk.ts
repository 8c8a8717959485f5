import { pass, quiet } from '../in-process/fake-time';
import { BROWSER_LIMIT } from '../in-process/store';
import { act } from './act';
import type { Journey } from './journey';
import { createInProcessPage } from './in-process-page';
import { ENDED, stateOf, type Seen } from './seen';

/**
 * Goes one way from the press to the end of the sheet, and well beyond.
 *
 * @param look is called whenever everything that needs no time has happened
 */
export async function walk({ setup, troubles, steps }: Journey, look: (seen: Seen) => void): Promise<Seen> {
  const page = createInProcessPage(setup);
  const { seen } = page;
  try {
    page.press(await page.prepare());
    for (const one of troubles) act(page, one);
    const ready = () => stateOf(seen) === 'ready' || stateOf(seen) === 'refused' || ENDED.has(stateOf(seen));
    await pass(45_000, ready);
    look(seen);
    for (const step of steps) {
      act(page, step.action);
      if (step.wait === null) {
        await quiet();
        await pass(45_000, ready);
      } else await pass(step.wait);
      look(seen);
    }
    await pass(45_000, ready);
    look(seen);
    act(page, { do: 'cancel' });
    await pass(2 * BROWSER_LIMIT);
    return seen;
  } finally {
    page.close();
  }
}
