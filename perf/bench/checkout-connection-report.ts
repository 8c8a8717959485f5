import { gate, round, type Check } from '../measure/gate';
import { median } from '../measure/median';
import { table } from '../measure/table';
import { CHECKOUTS, type FarPress, type FarResult } from './checkout-connection';
import { ROUND_TRIP_MS } from './far-server';
import { API_MS } from './press-visit';

const NOTES = `**Checkout on another origin**: Buy It Now, from the request for checkout, when the cart has been made, to its first byte. Checkout is ${ROUND_TRIP_MS} ms away, and a new connection takes two round trips before it carries anything; the cart API answers in ${API_MS} ms. The visit has had a cart before, whose connection has been closed since. *With*: the connection is begun when the pointer reaches the button, or with a press that is the page's first touch. The widget does so only for a checkout of the page's own site; for another site the bench writes what the widget would have to know.`;

/** What the median of two presses that do the same may differ by, as a ratio. */
const SAME = 1.05;

/** The table, and what must hold: on the same site the connection spares a warm press a round trip at least. */
export function farText(results: readonly FarResult[]): string {
  const of = (site: FarPress['site'], isWarm: boolean, connects: boolean) =>
    results.find((one) => one.site === site && one.isWarm === isWarm && one.connects === connects)!;
  const rows = (Object.keys(CHECKOUTS) as FarPress['site'][]).flatMap((site) =>
    [true, false].map((isWarm) => {
      const [without, with_] = [of(site, isWarm, false), of(site, isWarm, true)];
      const [before, after] = [median(without.waits), median(with_.waits)];
      return [`${site}, ${isWarm ? 'warm' : 'cold'}`, round(before), round(after), (after / before).toFixed(2)];
    }),
  );
  const checks = [true, false].map((isWarm): Check => {
    const [before, after] = [false, true].map((connects) => median(of('the same site', isWarm, connects).waits));
    return {
      what: `checkout of the same site, ${isWarm ? 'warm: a round trip sooner' : 'cold: no later'} with the connection`,
      holds: isWarm ? before! - after! >= ROUND_TRIP_MS : after! <= before! * SAME,
      found: `${round(after!)} instead of ${round(before!)} ms`,
    };
  });
  return [NOTES, table(['', 'without, ms', 'with, ms', 'ratio'], rows), gate(checks)].join('\n\n');
}
