import { expect } from 'vitest';
import { kyusu } from '../in-process/goods';
import type { Trouble } from '../in-process/journey';
import type { Action, Setup } from './journey';
import { wrongAtLast, wrongNow } from './promises';
import type { Seen } from './seen';
import { walk } from './walk';

/** What is settled before the press, as most sheets have it. */
export const usual: Setup = {
  goods: kyusu,
  code: null,
  phoneRequired: false,
  emailRequired: true,
  account: null,
  shopper: {
    contact: 'tokyo',
    card: 'visa',
    empty: 'missing',
    first: 'card',
    versions: [3, 12, 14],
    paymentData: 'full',
  },
  pace: [20],
  chunk: 0,
};

/** What is not as usual, and what the shopper does. */
export interface Way {
  setup?: Partial<Setup>;
  troubles?: Trouble[];
  actions?: Action[];
}

/** Goes the way with all the time it needs; what was promised of every way is proved as well. */
export async function go({ setup = {}, troubles = [], actions = [] }: Way): Promise<Seen> {
  const steps = actions.map((action) => ({ action, wait: null }));
  const seen = await walk({ setup: { ...usual, ...setup }, troubles, steps }, (now) =>
    expect(wrongNow(now)).toEqual([]),
  );
  expect(wrongAtLast(seen)).toEqual([]);
  return seen;
}

/** How the press ended; nothing while the sheet is there. */
export const endingOf = ({ settled }: Seen) => settled?.ending;

/** The calls that answered the sheet or left it, in order. */
export const answers = ({ simulator }: Seen) =>
  simulator.calls.map(({ name }) => name).filter((name) => name.startsWith('complete') || name === 'abort');

/** The press of Pay. */
export const pay: Action = { do: 'pay' };
