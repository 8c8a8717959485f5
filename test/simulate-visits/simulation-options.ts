import { resolve } from 'node:path';
import { optionLines, readArguments, type OptionTable } from '../../src/build/command/read-options';
import type { Simulation } from './simulate';

const OPTIONS = {
  visits: { values: '<number>', help: 'how many; 1000 when absent' },
  seed: { values: '<number>', help: 'the same seed makes the same visitors; 1 when absent' },
  difference: {
    values: '<points>',
    help: 'how many more of 100 visits go to checkout with Karui’s buttons (5 of 100 do with the others); 0 when absent',
  },
  split: { values: '<percent>', help: 'how many of 100 visits get Karui’s buttons; 50 when absent' },
  out: { values: '<file>', help: 'the file that is written; visits.jsonl when absent' },
  help: { help: 'this text' },
} as const satisfies OptionTable;

/** What `--help` prints. */
export const HELP = `Simulates visits of the demo store in a browser: some have Karui’s buttons, the others a stand-in of the platform’s script.

  npm run simulate-visits -- --visits=1000 --seed=1 --difference=5 --out=visits.jsonl
  npm run compare -- visits.jsonl --html compared.html

${optionLines(OPTIONS)}
`;

/** @throws with a sentence if it is no whole number between the two, both included */
function wholeBetween(name: string, text: string, least: number, most: number): number {
  const value = Number(text || NaN);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} is a whole number from ${least} to ${most}, not ${text}`);
}

/** Reads the arguments; null for `--help`. @throws with a sentence if one is wrong */
export function readSimulation(args: string[]): Simulation | null {
  const { values } = readArguments(OPTIONS, args);
  if (values.help) return null;
  const { visits = '1000', seed = '1', difference = '0', split = '50', out = 'visits.jsonl' } = values;
  return {
    visits: wholeBetween('visits', visits, 1, 1_000_000),
    seed: wholeBetween('seed', seed, 0, 2 ** 32 - 1),
    difference: wholeBetween('difference', difference, -5, 95) / 100,
    split: wholeBetween('split', split, 0, 100),
    // npm runs this in the project's folder, so the path is resolved from where the user typed the command.
    file: resolve(process.env['INIT_CWD'] ?? '', out),
  };
}
