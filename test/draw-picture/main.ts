/** `npm run picture`: draws README's picture, a product page from its first paint on, with the platform's wallet script and with Karui. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { takeOptions } from '../../perf/measure/take-options';
import { withStore } from '../../perf/measure/with-store';
import { draw } from './draw';
import { film, type Film } from './film';
import { serveStandIn } from './stand-in';

const FILE = resolve(import.meta.dirname, '../../.github/first-second.webp');
const PAGE = 'products/gift-ebook?theme=a&recommended=shop_pay&panel=off&drawer=off';
/** Loads of one page differ by a tenth: the middle one of so many is shown. */
const LOADS = 9;

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
  const rows = Object.entries({ 'With the platform’s wallet script': theirs, 'With Karui': ours });
  const middle = ([label, [, ...films]]: (typeof rows)[number]) => {
    films.sort((a, b) => a.ready - b.ready);
    console.log(`${label}: buttons ${films.map(({ ready }) => Math.round(ready)).join(', ')} ms after the first paint`);
    return { label, film: films[(LOADS - 1) / 2]! };
  };
  writeFileSync(FILE, await draw(browser, rows.map(middle)));
});
