import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { fakeClock, loaded, pass } from '../in-process/fake-time';
import { BROWSER_LIMIT } from '../in-process/store';
import { openGooglePage, type GooglePage } from './google-page';
import { wrongAtLast } from './promises';
import { ENDED, stateOf, usual, type GoogleAction, type GoogleSetup } from './seen';

/** Lets a press and its sheet come to their end, and proves what was promised of every way. */
export async function finish(page: GooglePage): Promise<void> {
  page.act({ do: 'cancel' });
  await pass(2 * BROWSER_LIMIT);
  expect(wrongAtLast(page.seen)).toEqual([]);
}

/** Lets time pass until the shopper can use the sheet, or there is none. */
export const ready = ({ seen }: GooglePage): Promise<void> =>
  pass(45_000, () => stateOf(seen) === 'ready' || ENDED.has(stateOf(seen)));

/** Does one thing after the other, each when the sheet can be used. */
export async function doAll(page: GooglePage, ...actions: GoogleAction[]): Promise<void> {
  for (const action of actions) {
    page.act(action);
    await ready(page);
  }
}

/** A fake clock for each test of a file, and pages that are closed with it. */
export function googlePages() {
  const pages: GooglePage[] = [];
  beforeAll(loaded);
  beforeEach(() => void fakeClock());
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
    vi.useRealTimers();
  });
  const open = (setup: Partial<GoogleSetup> = {}): GooglePage => {
    const page = openGooglePage({ ...usual, ...setup });
    pages.push(page);
    return page;
  };
  return {
    /** A page whose button nobody has pressed. */
    open,
    /** A page whose sheet can be used. */
    async pressed(setup: Partial<GoogleSetup> = {}): Promise<GooglePage> {
      const page = open(setup);
      await page.begin();
      await ready(page);
      return page;
    },
  };
}
