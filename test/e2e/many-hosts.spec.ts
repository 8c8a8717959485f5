import pkg from '../../package.json' with { type: 'json' };
import { mainThread } from '../../perf/measure/main-thread';
import { recordTrace } from '../../perf/measure/record-trace';
import { expect, test } from './fixtures';

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
      async ([count, src]) => {
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
        const [{ responseEnd: came }] = performance.getEntriesByName(src) as [PerformanceResourceTiming];
        Object.assign(window, { painted: [...painted], untilFirst: firstAt - came, untilLast: lastAt - came });
      },
      [HOSTS, new URL(`/karui/${pkg.version}/wallets.js`, page.url()).href] as const,
    ),
  );
  const { total, longest } = mainThread(trace, 'test:from', 'test:to');
  expect(longest).toBeLessThan(total / 4);
  const { painted, untilFirst, untilLast } = await page.evaluate(() => {
    const { painted: order, untilFirst: first, untilLast: last } = window as unknown as Painted;
    return { painted: order, untilFirst: first, untilLast: last };
  });
  // Twenty of three hundred, and what is done once.
  expect(untilFirst).toBeLessThan(untilLast / 2);
  expect(painted.length).toBeGreaterThanOrEqual(HOSTS);
  expect(painted).toEqual(painted.toSorted((one, other) => one - other));
});
