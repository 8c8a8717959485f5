import type { Browser } from './buttons/browsers';
import type { LiveButton } from './buttons/live-button';
import { payPalBase } from './page/addresses';
import { browserSurface } from './page/browser-surface';
import { destroyable, makeRoom } from './script/namespaces';
import type { Options } from './shopper/options';
import { createPayPalSimulator, type PayPalSimulator } from './simulator';

declare global {
  interface Window {
    payPalSimulator?: PayPalSimulator;
    /** Written by whoever opens the page. */
    payPalSimulatorOptions?: Partial<Options>;
    /** A test's callback, which outlives the page. */
    recordPayPal?(notice: unknown): void;
  }
}

/** How long a dead button may be shown after the page has come back, in milliseconds. */
const DEAD_LIMIT = 3000;

const thisBrowser = (): Browser => ({
  userAgent: navigator.userAgent,
  isStandalone: matchMedia('(display-mode: standalone)').matches,
  hasPopupBridge: 'popupBridge' in window,
  maxTouchPoints: navigator.maxTouchPoints,
});

/** Buttons do not survive that the page is left, also when it comes back from the back/forward cache. */
function watchLeaving(simulator: PayPalSimulator): void {
  let dead: LiveButton[] = [];
  addEventListener('pagehide', () => (dead = [...dead, ...simulator.leave()]));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    setTimeout(() => {
      for (const { funding, painted } of dead)
        if (painted()?.isShown())
          simulator.violate(25, `${funding}: a dead frame is shown ${DEAD_LIMIT} ms after the page has come back`);
    }, DEAD_LIMIT);
  });
}

function createSimulator(base: string): PayPalSimulator {
  const browser = thisBrowser();
  let orders: ReturnType<typeof browserSurface>['orders'];
  const simulator = createPayPalSimulator(window.payPalSimulatorOptions, {
    browser,
    surface(options) {
      const made = browserSurface(options, browser, base);
      ({ orders } = made);
      return made.surface;
    },
    orders: { find: (token) => orders.find(token), approve: (token, buyer) => orders.approve(token, buyer) },
    tell: (notice) => window.recordPayPal?.(notice),
  });
  watchLeaving(simulator);
  return simulator;
}

/** What PayPal's script does when it is loaded. All scripts of a page share one simulator. */
function install(): void {
  // The real script writes HTML, too: where Trusted Types are required, both throw here.
  document.createElement('div').innerHTML = '<span></span>';
  const script = document.currentScript as HTMLScriptElement;
  const attributes = Object.fromEntries(Array.from(script.attributes, ({ name, value }) => [name, value]));
  const simulator = (window.payPalSimulator ??= createSimulator(payPalBase(script.src, location.origin)));
  const hasNonce = Array.from(document.scripts).some(({ nonce }) => nonce);
  const loaded = simulator.load(script.src, attributes, hasNonce);
  const { namespace: name } = loaded.params;
  const globals = window as unknown as Record<string, unknown>;
  const word = makeRoom(globals, name);
  if (word !== null) console.warn(word);
  globals[name] = destroyable(loaded.namespace, loaded.destroy);
}

install();
