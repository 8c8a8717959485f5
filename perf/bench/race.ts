import type { Browser } from '@playwright/test';
import { median } from '../measure/median';
import { orderOf } from '../measure/order-of';
import { rows, type Row } from './rows';
import { visit, type Figures } from './visit';

/** A row and what it cost: the median of each figure, and all runs. */
export interface Result {
  row: Row;
  medians: Figures;
  runs: readonly Figures[];
}

/**
 * Runs all rows, interleaved: a round is one run of each. The first round warms the machine and does not count.
 *
 * @param rounds how many count
 */
export async function race(browser: Browser, url: string, rounds: number): Promise<Result[]> {
  const runs = rows.map((): Figures[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    console.log(round ? `Round ${round} of ${rounds} …` : 'Warming up …');
    for (const index of orderOf(rows.length, round)) {
      const figures = await visit(browser, `${url}/${index}`, rows[index]!);
      if (round > 0) runs[index]!.push(figures);
    }
  }
  return rows.map((row, index) => {
    const own = runs[index]!;
    const kinds = Object.keys(own[0]!) as (keyof Figures)[];
    const medians = Object.fromEntries(kinds.map((kind) => [kind, median(own.map((run) => run[kind]))]));
    return { row, runs: own, medians: medians as unknown as Figures };
  });
}
