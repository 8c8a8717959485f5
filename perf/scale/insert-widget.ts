import type { Browser, Page } from '@playwright/test';
import pkg from '../../package.json' with { type: 'json' };
import { mainThread } from '../measure/main-thread';
import { readMetrics } from '../measure/page-metrics';
import { recordTrace } from '../measure/record-trace';

/** What the widget added to a page, from its script's insertion until it came to rest. */
export interface Cost {
  /** Milliseconds of thread time of all tasks, layout and paint included. */
  cpu: number;
  /** The longest of these tasks. */
  longest: number;
  /** Bytes, after a garbage collection. */
  heap: number;
  nodes: number;
  listeners: number;
}

const SCRIPT = `/karui/${pkg.version}/wallets.js`;

/** Adds the widget to an idle page and waits until no more hosts are painted. @returns the cost up to the last one */
export async function insertWidget(browser: Browser, page: Page): Promise<Cost> {
  const metrics = await readMetrics(page);
  const before = await metrics.collected();
  const trace = await recordTrace(browser, page, () =>
    page.evaluate(async (src) => {
      /** Longer than any pause between the slices of one job. */
      const REST = 500;
      await new Promise<void>((rested) => {
        let timer: ReturnType<typeof setTimeout>;
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('karui:rendered').length === 0) return;
          clearTimeout(timer);
          timer = setTimeout(rested, REST);
          // The last of these marks is set after the frame in which the last hosts were painted.
          requestAnimationFrame(() => setTimeout(() => performance.mark('scale:to')));
        }).observe({ type: 'mark' });
        const script = document.createElement('script');
        script.type = 'module';
        script.src = src;
        performance.mark('scale:from');
        document.head.append(script);
      });
    }, SCRIPT),
  );
  const after = await metrics.collected();
  const { total, longest } = mainThread(trace, 'scale:from', 'scale:to');
  return {
    cpu: total,
    longest,
    heap: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
}
