/** `npm run picture`: draws README's picture, a product page in its first second, with the platform's wallet script and with Karui. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { takeOptions } from '../../perf/measure/take-options';
import { withStore } from '../../perf/measure/with-store';
import { draw } from './draw';
import { film, type Film } from './film';
import { serveStandIn } from './stand-in';

const FILE = resolve(import.meta.dirname, '../../.github/first-second.webp');
const PAGE = 'products/gift-ebook?theme=a&recommended=shop_pay&panel=off&drawer=off';
/** The quickest of so many is shown: what else the machine does can only delay a load. */
const LOADS = 15;

takeOptions({});
const standIn = await serveStandIn();
await withStore(async (browser, store) => {
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
  const quickest = ([label, [, ...films]]: (typeof rows)[number]) => {
    films.sort((a, b) => a.ready - b.ready);
    console.log(`${label}: buttons ${films.map(({ ready }) => Math.round(ready)).join(', ')} ms after the navigation`);
    return { label, film: films[0]! };
  };
  writeFileSync(FILE, await draw(browser, rows.map(quickest)));
});
