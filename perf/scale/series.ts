import type { Browser } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { growth } from '../measure/fit-line';
import { atMost, round, type Check } from '../measure/gate';
import { isQuick } from '../measure/is-quick';
import { median } from '../measure/median';
import { freshContext } from '../measure/open-chromium';
import { table } from '../measure/table';
import { openCartPage } from './cart-page';
import { changeCart } from './cart-changes';
import { openHostPage } from './host-page';
import { insertWidget } from './insert-widget';

const RUNS = isQuick ? 1 : 3;

/** A figure of a series: its unit, and what two measurements of the same page differ by at most. */
interface Figure {
  unit: string;
  noise: number;
}

const FIGURES = {
  cpu: { unit: 'ms', noise: 3 },
  longest: { unit: 'ms', noise: 3 },
  heap: { unit: 'bytes', noise: 50_000 },
  nodes: { unit: '', noise: 5 },
  listeners: { unit: '', noise: 2 },
} satisfies Record<string, Figure>;

type Kind = keyof typeof FIGURES;
type Measured = Partial<Record<Kind, number>>;
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof freshContext>>['newPage']>>;

/** Pages of rising size, and what is measured on each. */
export interface Series {
  name: string;
  /** What grows from page to page. */
  unit: string;
  sizes: readonly number[];
  /** Milliseconds, where two measurements differ by more than on other pages. */
  cpuNoise?: number;
  measure(browser: Browser, page: Page, origin: string, size: number): Promise<Measured>;
}

/** What one change of the cart costs us: with the widget, less the same without it. */
async function changeCost(browser: Browser, page: Page, origin: string, lines: number): Promise<Measured> {
  const cost = async (widget: 'on' | 'off') => {
    await page.context().clearCookies();
    await openCartPage(page, origin, lines, widget);
    return changeCart(browser, page, 1);
  };
  const without = await cost('off');
  return { cpu: Math.max(0, (await cost('on')) - without) };
}

export const SERIES: readonly Series[] = [
  {
    name: 'Product hosts on one page',
    unit: 'host',
    sizes: [1, 10, 50, 200],
    async measure(browser, page, origin, hosts) {
      await openHostPage(page, origin, hosts, 10);
      return { ...(await insertWidget(browser, page)) };
    },
  },
  {
    name: 'Entries of `variant-params`, one host',
    unit: 'entry',
    sizes: [10, 200, 2000],
    async measure(browser, page, origin, variants) {
      await openHostPage(page, origin, 1, variants);
      return { ...(await insertWidget(browser, page)) };
    },
  },
  {
    name: 'Lines of the cart, cart page with six wallets',
    unit: 'line',
    sizes: [1, 50, 250],
    // The browser draws the whole of a long page again when its buttons come, in one frame or in several.
    cpuNoise: 15,
    async measure(browser, page, origin, lines) {
      await openCartPage(page, origin, lines, 'off');
      return { ...(await insertWidget(browser, page)) };
    },
  },
  {
    name: 'Lines of the cart, one change of it',
    unit: 'line',
    sizes: [1, 50, 250],
    // Both measurements have the page's own work on a long answer in them.
    cpuNoise: 15,
    measure: changeCost,
  },
];

/** Measures a series: the median of each figure at each size. */
export async function runSeries(series: Series, browser: Browser, store: Store): Promise<Measured[]> {
  const results: Measured[] = [];
  for (const size of series.sizes) {
    const runs: Measured[] = [];
    while (runs.length < RUNS) {
      await store.reset();
      const context = await freshContext(browser);
      runs.push(await series.measure(browser, await context.newPage(), store.url, size));
      await context.close();
    }
    const kinds = Object.keys(runs[0]!) as Kind[];
    results.push(Object.fromEntries(kinds.map((kind) => [kind, median(runs.map((run) => run[kind] ?? NaN))])));
  }
  return results;
}

/** A series as a table, the price of one more, and whether it grows on a line. */
export function readSeries(
  { name, unit, sizes, cpuNoise }: Series,
  results: readonly Measured[],
): { text: string; checks: Check[] } {
  const kinds = Object.keys(results[0]!) as Kind[];
  const rows = sizes.map((size, i) => [size, ...kinds.map((kind) => round(results[i]![kind] ?? NaN))]);
  const grown = kinds
    // The longest task may grow in steps, and has a limit of its own.
    .filter((kind) => kind !== 'longest')
    .map((kind) => {
      const points = sizes.map((x, i) => ({ x, y: results[i]![kind] ?? NaN }));
      return { kind, growth: growth(points, kind === 'cpu' && cpuNoise ? cpuNoise : FIGURES[kind].noise) };
    });
  const slopes = grown
    .map(({ kind, growth: { slope } }) => `${kind} ${round(slope)} ${FIGURES[kind].unit}`.trim())
    .join(', ');
  return {
    text: [
      `**${name}**`,
      table([unit, ...kinds.map((kind) => (FIGURES[kind].unit ? `${kind}, ${FIGURES[kind].unit}` : kind))], rows),
      `One more ${unit}, over the last step: ${slopes}.`,
    ].join('\n\n'),
    checks: grown.map(({ kind, growth: { bend, limit } }) =>
      atMost(`${name}: ${kind} grows on a line, bend`, bend, limit),
    ),
  };
}
