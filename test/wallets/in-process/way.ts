import { expect } from 'vitest';
import type { Trouble } from './journey';
import type { SheetPage, SheetSeen } from './sheet-page';
import { walk } from './walk';

/** A wallet with a sheet, as far as tests of any of them need it. */
export interface SheetWallet<Setup, Action, Seen extends SheetSeen> {
  /** What is fixed before the press, for most sheets. */
  usual: Setup;
  open(setup: Setup): SheetPage<Seen, Action>;
  /** What is wrong at a moment, and what is when all is over. */
  wrongNow(seen: Seen): string[];
  wrongAtLast(seen: Seen): string[];
}

/** What is not as usual, and what the shopper does. */
export interface Way<Setup, Action> {
  setup?: Partial<Setup>;
  troubles?: Trouble[];
  actions?: Action[];
}

/** How to go a way with all the time it needs; what was promised of every way is proved as well. */
export const goer =
  <Setup, Action, Seen extends SheetSeen>({ usual, open, wrongNow, wrongAtLast }: SheetWallet<Setup, Action, Seen>) =>
  async ({ setup = {}, troubles = [], actions = [] }: Way<Setup, Action>): Promise<Seen> => {
    const steps = actions.map((action) => ({ action, wait: null }));
    const seen = await walk(open({ ...usual, ...setup }), { troubles, steps }, (now) =>
      expect(wrongNow(now)).toEqual([]),
    );
    expect(wrongAtLast(seen)).toEqual([]);
    return seen;
  };

/** How the press ended; nothing while the sheet is there. */
export const endingOf = ({ settled }: SheetSeen) => settled?.ending;

/** The press of Pay. */
export const pay = { do: 'pay' } as const;
