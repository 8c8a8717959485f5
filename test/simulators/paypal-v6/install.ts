import type { Browser } from '../paypal/buttons/browsers';
import { payPalBase } from '../paypal/page/addresses';
import type { Options } from './options';
import { browserSurface } from './page/browser-surface';
import { leaveNamespace } from './page/place';
import { pageServer } from './page/server';
import { defineTags } from './page/tags';
import { watchMark } from './page/watch-mark';
import { createPayPalV6Simulator, type PayPalV6Simulator } from './simulator';
import { defaults } from './options';

declare global {
  interface Window {
    payPalV6Simulator?: PayPalV6Simulator;
    /** Written by whoever opens the page. */
    payPalV6SimulatorOptions?: Partial<Options>;
  }
}

const thisBrowser = (): Browser => ({
  userAgent: navigator.userAgent,
  isStandalone: matchMedia('(display-mode: standalone)').matches,
  hasPopupBridge: 'popupBridge' in window,
  maxTouchPoints: navigator.maxTouchPoints,
});

/** What PayPal's core does when it is loaded. */
function install(): void {
  const script = document.currentScript as HTMLScriptElement;
  const base = payPalBase(script.src, location.origin);
  const given = window.payPalV6SimulatorOptions;
  const simulator = createPayPalV6Simulator(given, {
    browser: thisBrowser(),
    surface: (options) => browserSurface(options, base),
    server: pageServer(base, script.nonce, { ...defaults, ...given }),
    tell: (notice) => window.recordPayPal?.(notice),
  });
  // Throws where another core was here before: then there is no namespace, although the script has loaded.
  defineTags(simulator);
  watchMark(script, simulator.violate);
  addEventListener('pagehide', () => simulator.leave());
  window.payPalV6Simulator = simulator;
  leaveNamespace(
    window as unknown as Record<string, unknown>,
    script.getAttribute('data-namespace'),
    simulator.namespace,
  );
}

install();
