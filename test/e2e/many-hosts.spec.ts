import pkg from '../../package.json' with { type: 'json' };
import { mainThread } from '../../perf/measure/main-thread';
import { recordTrace } from '../../perf/measure/record-trace';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { cartParts, gotoCart } from './fixtures/cart';
import { untilTaken } from './fixtures/early-paint';

const HOSTS = 300;

interface Painted {
  /** Hosts in the order in which they were painted, by their place in the page. */
  painted: number[];
  /** From the moment when all code was there until a host was painted, in milliseconds. */
  untilFirst: number;
  untilLast: number;
}

test('a page of many hosts paints the first at once and the others in many short tasks, in the order of the page', async ({
  page,
  browser,
  gotoProduct,
}) => {
  await gotoProduct('sencha', { params: { widget: 'off', drawer: 'off' } });
  const trace = await recordTrace(browser, page, () =>
    page.evaluate(
      async ([count, src, early]) => {
        const form = document.querySelector('shopify-accelerated-checkout')!.closest('form')!;
        for (let more = 1; more < count; more += 1) form.after(form.cloneNode(true));
        const hosts = [...document.querySelectorAll('shopify-accelerated-checkout')];
        const painted = new Set<number>();
        let [firstAt, lastAt] = [0, 0];
        const watch = new MutationObserver((changes) => {
          for (const { target } of changes) painted.add(hosts.indexOf(target as Element));
          lastAt = performance.now();
          firstAt ||= lastAt;
          if (painted.size < hosts.length) return;
          // The marks around the work stand in tasks of their own.
          setTimeout(() => performance.mark('test:to'));
        });
        for (const one of hosts) watch.observe(one, { childList: true });
        const script = document.createElement('script');
        script.type = 'module';
        script.src = src;
        performance.mark('test:from');
        document.head.append(script);
        while (!performance.getEntriesByName('test:to').length) await new Promise((next) => setTimeout(next, 20));
        // This page has no early paint, so its hosts wait for that part.
        const [{ responseEnd: came }] = performance.getEntriesByName(early) as [PerformanceResourceTiming];
        Object.assign(window, { painted: [...painted], untilFirst: firstAt - came, untilLast: lastAt - came });
      },
      [HOSTS, `/karui/${pkg.version}/wallets.js`, new URL(`/karui/${pkg.version}/early.js`, page.url()).href] as const,
    ),
  );
  const { total, longest } = mainThread(trace, 'test:from', 'test:to');
  expect(longest).toBeLessThan(total / 4);
  const { painted, untilFirst, untilLast } = await page.evaluate(() => {
    const { painted: order, untilFirst: first, untilLast: last } = window as unknown as Painted;
    return { painted: order, untilFirst: first, untilLast: last };
  });
  expect(untilFirst).toBeLessThan(untilLast / 4);
  expect(painted.length).toBeGreaterThanOrEqual(HOSTS);
  expect(painted).toEqual(painted.toSorted((one, other) => one - other));
});

const SIX = ['shop_pay', 'paypal', 'google_pay', 'facebook_pay', 'amazon_pay', 'venmo'];

interface Looking {
  /** The shadow roots of the wallets in the page. */
  roots(): ShadowRoot[];
  /** For each logo that was asked for: in which task, and how many wallets were in the page. */
  asked: { task: number; wallets: number }[];
}

test.describe('logos of six wallets', () => {
  async function open(page: Page, boot: 'plain' | 'files'): Promise<void> {
    await page.addInitScript(() => {
      const all = new Map<Element, ShadowRoot>();
      const attachShadow = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (options) {
        const root = attachShadow.call(this, options);
        if (this.slot) all.set(this, root);
        return root;
      };
      const roots = () => [...all].flatMap(([wallet, root]) => (wallet.isConnected ? [root] : []));

      let task = 0;
      const plain = window.setTimeout.bind(window);
      const counted = (run: () => void, delay?: number) =>
        plain(() => {
          task += 1;
          run();
        }, delay);
      window.setTimeout = counted as typeof setTimeout;
      const asked: Looking['asked'] = [];
      const src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!;
      Object.defineProperty(HTMLImageElement.prototype, 'src', {
        ...src,
        set(this: HTMLImageElement, address: string) {
          asked.push({ task, wallets: roots().length });
          src.set!.call(this, address);
        },
      });
      Object.assign(window, { roots, asked });
    });
    await gotoCart(page, { cart: '41001:2', wallets: SIX.join(), drawer: 'off', boot });
    await expect.poll(() => page.evaluate(loaded)).toBe(SIX.length);
  }

  /** Runs in a page: how many of its wallets show their logo. */
  const loaded = () =>
    (window as unknown as Looking).roots().filter((root) => {
      const { complete, naturalWidth, alt } = root.querySelector('img')!;
      return complete && naturalWidth > 0 && alt;
    }).length;

  test('are requested once where the snippet paints them, and are there at once when the theme re-renders its cart', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => void (request.url().includes('/logos/') && files.push(request.url())));
    await open(page, 'files');
    await untilTaken(page);
    expect(await page.evaluate(loaded)).toBe(SIX.length);
    expect(new Set(files).size).toBe(SIX.length);
    expect(files).toHaveLength(SIX.length);
    const host = cartParts(page).host;
    await host.evaluate((element) => element.replaceWith(element.cloneNode()));
    // Replaced and counted in one task.
    const there = await page.evaluate(`{
      const host = document.querySelector('main shopify-accelerated-checkout-cart');
      host.replaceWith(host.cloneNode());
      (${String(loaded)})();
    }`);
    expect(there).toBe(SIX.length);
  });
});
