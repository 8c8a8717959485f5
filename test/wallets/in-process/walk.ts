import { pass, quiet } from './fake-time';
import type { Journey } from './journey';
import type { SheetPage } from './sheet-page';
import { BROWSER_LIMIT } from './store';

/** Milliseconds in which a sheet has answered, or is over. */
const PATIENCE = 45_000;

/**
 * Goes one way from the press to the end of the sheet, and well beyond.
 *
 * @param look is called whenever everything that needs no time has happened
 */
export async function walk<Seen, Action>(
  page: SheetPage<Seen, Action>,
  { troubles, steps }: Pick<Journey<never, Action>, 'troubles' | 'steps'>,
  look: (seen: Seen) => void = () => {},
): Promise<Seen> {
  const { seen, isReady } = page;
  try {
    for (const one of troubles) page.act(one as Action);
    await page.begin();
    await pass(PATIENCE, isReady);
    look(seen);
    for (const { action, wait } of steps) {
      page.act(action);
      if (wait === null) {
        await quiet();
        await pass(PATIENCE, isReady);
      } else await pass(wait);
      look(seen);
    }
    await pass(PATIENCE, isReady);
    look(seen);
    page.act({ do: 'cancel' } as Action);
    await pass(2 * BROWSER_LIMIT);
    return seen;
  } finally {
    page.close();
  }
}
