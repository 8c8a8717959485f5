import type { BrowserContext, Page } from '@playwright/test';
import type { Row } from './rows';

interface Prepared {
  benchRoots?: WeakMap<Element, ShadowRoot>;
  /** Called when a shadow root is created, which no mutation observer reports. */
  benchStirs?: () => void;
}

/** Marks that a run leaves in its trace. */
export const MARKS = { insert: 'bench:insert', painted: 'bench:painted', end: 'bench:end' } as const;

/** Lets the bench look into closed shadow roots, in every row alike. */
export async function keepRoots(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const roots = new WeakMap<Element, ShadowRoot>();
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function attachShadow(options) {
      const root = attach.call(this, options);
      roots.set(this, root);
      (window as Prepared).benchStirs?.();
      return root;
    };
    (window as Prepared).benchRoots = roots;
  });
}

/**
 * Puts a row's script into its page and waits until its buttons are painted. The same for all rows: from the first change of the
 * page on, each frame asks whether all buttons have a size in the layout; the first frame in which they have is the painted one,
 * and its mark is set when it is drawn. 400 ms later the page is taken to be at rest.
 *
 * @returns CLS from the insertion on @throws when the buttons do not come within 20 s
 */
export const insertScript = (page: Page, { script, style, buttons }: Row): Promise<number> =>
  page.evaluate(
    async ({ src, href, selectors, marks }) => {
      const LIMIT = 20_000;
      const REST = 400;
      const inside = (element: Element): ParentNode | null =>
        element instanceof HTMLIFrameElement
          ? element.contentDocument
          : (element.shadowRoot ?? (window as Prepared).benchRoots!.get(element) ?? null);
      const find = (selector: string) => {
        const [first = '', ...steps] = selector.split(' >>> ');
        let element = document.querySelector(first);
        for (const step of steps) element = (element && inside(element)?.querySelector(step)) ?? null;
        return element;
      };
      const hasSize = (selector: string) => {
        const { width = 0, height = 0 } = find(selector)?.getBoundingClientRect() ?? {};
        return width > 0 && height > 0;
      };
      const drawn = () =>
        new Promise<void>((resolve) => {
          // A message posted in a frame arrives after that frame is drawn.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          port2.postMessage(null);
        });
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

      let cls = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) cls += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift' });
      const [module, sheet] = [document.createElement('script'), document.createElement('link')];
      module.type = 'module';
      module.src = src;
      performance.mark(marks.insert);
      const began = performance.now();
      if (href) document.head.append(Object.assign(sheet, { rel: 'stylesheet', href }));
      document.head.append(module);
      // Frames are asked only after the page's first change: on a slower line, asking before it would cost more.
      const stirred = new Promise<void>((stir) => {
        (window as Prepared).benchStirs = stir;
        new MutationObserver((_, observer) => {
          observer.disconnect();
          stir();
        }).observe(document, { childList: true, subtree: true, attributes: true });
      });
      if (selectors.length > 0) {
        await stirred;
        do {
          await frame();
          if (performance.now() - began > LIMIT)
            throw new Error(`No ${selectors.filter((one) => !hasSize(one)).join(', ')}`);
        } while (!selectors.every(hasSize));
        await drawn();
        performance.mark(marks.painted);
      } else await new Promise((loaded) => module.addEventListener('load', loaded));
      await new Promise((resolve) => setTimeout(resolve, REST));
      performance.mark(marks.end);
      return cls;
    },
    { src: script, href: style, selectors: buttons, marks: MARKS },
  );
