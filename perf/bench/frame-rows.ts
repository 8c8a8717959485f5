import type { Page } from '@playwright/test';
import { paintByHand } from './paint-by-hand';

const SIX = 'shop_pay,paypal,venmo,google_pay,amazon_pay,facebook_pay';

/** Pages of the demo store. */
const PAGES = [
  ['product: Shop Pay and link', 'products/sencha?theme=a&recommended=shop_pay'],
  ['cart: 6 wallets', `cart?theme=a&cart=43001:1&wallets=${SIX}`],
] as const;

/** How the buttons come into a page. */
export type Way = 'painted' | 'hand' | 'off';

const WAYS: Readonly<Record<Way, readonly [name: string, query: string]>> = {
  painted: ['painted with the page', ''],
  hand: ['painted by hand (the floor)', '&widget=off'],
  off: ['no widget', '&widget=off'],
};

/** What is measured of a page that is busy with other scripts. */
const ON_HEAVY: readonly Way[] = ['painted', 'off'];

/** Whose work until the first paint is compared. */
const AT_WORK: readonly Way[] = ['painted', 'hand'];

/** Whose first paints are compared. */
const COMPARED: readonly Way[] = ['painted', 'off'];

/** A page that is opened again and again. */
export interface FrameRow {
  name: string;
  /** Path and query. */
  address: string;
  way: Way;
  /** Rows with the same one are compared. */
  page: string;
  /** Whether its work until the first paint is measured. */
  isTraced: boolean;
  /** Whether its first paint is compared with that of another row. */
  isCompared: boolean;
  /** Runs before the page's own scripts. */
  prepare(page: Page): Promise<void>;
}

/** Keeps the main thread busy for two thirds of the time until the page has loaded, as a theme of many scripts does. */
const makeHeavy = (page: Page) =>
  page.addInitScript(() => {
    const timer = setInterval(() => {
      const end = performance.now() + 40;
      while (performance.now() < end);
      if (document.readyState === 'complete') clearInterval(timer);
    }, 60);
  });

/** THE TABLE: pages, each in every way. */
export const frameRows: readonly FrameRow[] = PAGES.flatMap(([what, path]) =>
  [false, true].flatMap((isHeavy) => {
    const page = `${what}${isHeavy ? ', busy page' : ''}`;
    const ways = Object.keys(WAYS) as Way[];
    return ways
      .filter((way) => !isHeavy || ON_HEAVY.includes(way))
      .map((way) => ({
        name: `${page}, ${WAYS[way][0]}`,
        address: path + WAYS[way][1],
        way,
        page,
        isTraced: !isHeavy && AT_WORK.includes(way),
        isCompared: COMPARED.includes(way),
        async prepare(opened: Page) {
          if (isHeavy) await makeHeavy(opened);
          if (way === 'hand') await opened.addInitScript(paintByHand);
        },
      }));
  }),
);
