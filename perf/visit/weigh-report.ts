import { atMost, type Check } from '../measure/gate';
import { table } from '../measure/table';
import { PLAIN, UNTOUCHED, VIEWS, type Visit } from './weigh';

const NOTES =
  'Bytes that come over the line in four page views in a row, of the demo store: its home page, which has no buttons, two products that recommend Shop Pay, and a cart with six wallets. Everything counts: the page’s HTML, compressed as the store does it, styles, pictures, headers and answers of the cart API; what the cache has costs nothing. Below *more* stands the difference from the plain page, which has nothing of the widget, also not the style of its skeletons. Scripts of Google, PayPal and Amazon themselves do not count: nobody reaches them here. The demo store’s HTML is written anew for each view and never cached, so what a page carries is paid for each time.';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const sum = (views: readonly number[]) => views.reduce((all, one) => all + one, 0);

/** The table of bytes, and what an untouched visit may weigh. */
export function weightText(weighed: ReadonlyMap<Visit, readonly number[]>): { text: string; checks: Check[] } {
  const plain = weighed.get(PLAIN)!;
  const moreOf = (views: readonly number[]) => views.map((bytes, view) => bytes - plain[view]!);
  const lines = [...weighed].map(([visit, views]) => {
    const more = moreOf(views);
    return [visit.name].concat(
      views.map(kB),
      more.concat(sum(more)).map((one) => (visit === PLAIN ? '–' : kB(one))),
    );
  });
  const names = VIEWS.map(({ name }) => name);
  const head = ['kB', ...names, ...names.map((name, index) => (index ? name : `more: ${name}`)), 'all'];
  const untouched = moreOf(weighed.get(UNTOUCHED)!);
  return {
    text: `${NOTES}\n\n${table(head, lines)}`,
    checks: VIEWS.map(({ name, limit }, view) =>
      atMost(`${name}, untouched: more bytes than the plain page`, untouched[view]!, limit),
    ),
  };
}
