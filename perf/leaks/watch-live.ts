import type { BrowserContext, Page } from '@playwright/test';

/** What the widget has begun in a page and not ended. */
export interface Live {
  observers: number;
  /** Timeouts, intervals, idle callbacks and frames that are still to come. */
  timers: number;
}

interface Watched {
  perfLive?: () => Live;
}

/**
 * Counts the observers and timers of the widget's scripts, which the calls' stacks tell apart from the page's own. Holds nothing of what it
 * counts, so that the heap can be looked at in the same run: an observer that is collected without `disconnect` stays counted.
 */
export async function watchLive(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const isOurs = () => /\/karui\//.test(new Error('where from').stack ?? '');
    const active = new WeakSet<object>();
    let observers = 0;
    for (const kind of [MutationObserver, IntersectionObserver, ResizeObserver, PerformanceObserver]) {
      const prototype = kind.prototype as unknown as Record<'observe' | 'disconnect', (...args: unknown[]) => void>;
      const { observe, disconnect } = prototype;
      prototype.observe = function watched(this: object, ...args) {
        observe.apply(this, args);
        if (active.has(this) || !isOurs()) return;
        active.add(this);
        observers += 1;
      };
      prototype.disconnect = function unwatched(this: object) {
        disconnect.call(this);
        if (active.delete(this)) observers -= 1;
      };
    }

    const pending = new Set<string>();
    const target = window as unknown as Record<string, (...args: unknown[]) => unknown>;
    const KINDS = [
      ['setTimeout', 'clearTimeout', true],
      ['setInterval', 'clearInterval', false],
      ['requestAnimationFrame', 'cancelAnimationFrame', true],
      ['requestIdleCallback', 'cancelIdleCallback', true],
    ] as const;
    for (const [start, stop, once] of KINDS) {
      const [original, cancel] = [target[start]!, target[stop]!];
      target[start] = (callback, ...rest) => {
        if (!isOurs()) return original.call(window, callback, ...rest);
        const id = original.call(
          window,
          (...args: unknown[]) => {
            if (once) pending.delete(`${start} ${String(id)}`);
            (callback as (...given: unknown[]) => void)(...args);
          },
          ...rest,
        );
        pending.add(`${start} ${String(id)}`);
        return id;
      };
      target[stop] = (id) => {
        pending.delete(`${start} ${String(id)}`);
        return cancel.call(window, id);
      };
    }
    (window as Watched).perfLive = () => ({ observers, timers: pending.size });
  });
}

/** What the widget holds in a page at the moment. */
export const readLive = (page: Page): Promise<Live> => page.evaluate(() => (window as Watched).perfLive!());
