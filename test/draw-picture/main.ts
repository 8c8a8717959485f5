/**
 * `npm run picture`: draws README's picture, a product page in its first second, with the platform's wallet script and with Karui. It takes
 * two minutes, and needs a Japanese font. The machine should have nothing else to do.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { median } from '../../perf/measure/median';
import { freshContext } from '../../perf/measure/open-chromium';
import { takeOptions } from '../../perf/measure/take-options';
import { withStore } from '../../perf/measure/with-store';
import { drawsJapanese } from '../setup/browsers/draws-japanese';
import { draw } from './draw';
import { film, type Film } from './film';
import { serveStandIn } from './stand-in';

const FILE = resolve(import.meta.dirname, '../../.github/first-second.webp');
const PAGE = 'products/gift-ebook?theme=a&recommended=shop_pay&panel=off&drawer=off';
/** The one in the middle of so many is shown. */
const LOADS = 15;

async function hasJapanese(browser: Browser): Promise<boolean> {
  const context = await freshContext(browser);
  const isDrawn = await drawsJapanese(await context.newPage());
  await context.close();
  return isDrawn;
}

takeOptions({});
const standIn = await serveStandIn();
await withStore(async (browser, store) => {
  if (!(await hasJapanese(browser))) {
    console.error(
      'There is no Japanese font: its words would be boxes. On Debian: apt-get install fonts-ipafont-gothic',
    );
    process.exitCode = 1;
    return;
  }
  const theirs: Film[] = [];
  const ours: Film[] = [];
  // In turns; the first load of each warms the store.
  for (let load = 0; load <= LOADS; load += 1) {
    console.log(load ? `Load ${load} of ${LOADS} …` : 'Warming up …');
    theirs[load] = await film(browser, `${store.url}/${PAGE}&widget=off`, standIn);
    ours[load] = await film(browser, `${store.url}/${PAGE}`);
  }
  const rows = Object.entries({
    'With the platform’s wallet script (a stand-in of its size, 75 kB)': theirs,
    'With Karui': ours,
  });
  const middle = ([label, [, ...films]]: (typeof rows)[number]) => {
    const times = films.map(({ ready }) => ready);
    const shown = films.find(({ ready }) => ready === median(times))!;
    console.log(
      `${label}: buttons ${times.map(Math.round).join(', ')} ms after the navigation, shown ${Math.round(shown.ready)}`,
    );
    return { label, film: shown };
  };
  writeFileSync(FILE, await draw(browser, rows.map(middle)));
});
