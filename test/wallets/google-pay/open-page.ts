import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { fakeClock, loaded, pass } from '../in-process/fake-time';
import { BROWSER_LIMIT } from '../in-process/store';
import { act } from './act';
import type { Setup } from './journey';
import { createInProcessPage, type InProcessPage } from './in-process-page';
import { wrongAtLast } from './promises';
import { ENDED, stateOf } from './seen';
import { usual } from './way';

/** Lets a press and its sheet come to their end, and proves what was promised of every way. */
export async function finish(page: InProcessPage): Promise<void> {
  act(page, { do: 'cancel' });
  await pass(2 * BROWSER_LIMIT);
  expect(wrongAtLast(page.seen)).toEqual([]);
}

/** Lets time pass until the shopper can use the sheet, or there is none. */
export const ready = ({ seen }: InProcessPage): Promise<void> =>
  pass(45_000, () => stateOf(seen) === 'ready' || ENDED.has(stateOf(seen)));

/** A fake clock for each test of a file, and pages that are closed with it. */
export function inProcessPages() {
  const pages: InProcessPage[] = [];
  beforeAll(loaded);
  beforeEach(() => void fakeClock());
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
    vi.useRealTimers();
  });
  const open = (setup: Partial<Setup> = {}): InProcessPage => {
    const page = createInProcessPage({ ...usual, ...setup });
    pages.push(page);
    return page;
  };
  return {
    /** A page whose button nobody has pressed. */
    open,
    /** A page whose sheet can be used. */
    async pressed(setup: Partial<Setup> = {}): Promise<InProcessPage> {
      const page = open(setup);
      page.press(await page.prepare());
      await ready(page);
      return page;
    },
  };
}
