import type { Options } from './shopper/options';
import { createSimulator, type Simulator } from './simulator';

declare global {
  interface Window {
    googlePaySimulator?: Simulator;
    /** Written by whoever opens the page or serves this script. */
    googlePaySimulatorOptions?: Partial<Options>;
    /** A test's callback, which outlives the page. */
    recordGooglePay?(notice: unknown): void;
  }
}

/** Width and height of Google's own window. */
const FEATURES = 'popup,width=600,height=600';

/** A drawn sheet, where this script's own address asks for one: `?sheet=<address>`. */
function drawnSheet(): Partial<Options> {
  const { currentScript } = document;
  const address = currentScript instanceof HTMLScriptElement && new URL(currentScript.src).searchParams.get('sheet');
  return address ? { mode: 'popup', windowAddress: address } : {};
}

/** Puts `google.payments.api` into the page. Loaded a second time, it leaves the first one alone. */
function install(): void {
  if (window.googlePaySimulator) return;
  const simulator = createSimulator(
    { ...drawnSheet(), ...window.googlePaySimulatorOptions },
    {
      target: window,
      isSecure: window.isSecureContext,
      openWindow: (address) => window.open(address, '_blank', FEATURES),
      tell: (notice) => window.recordGooglePay?.(notice),
    },
  );
  window.googlePaySimulator = simulator;
  // A page may have other things of Google's.
  const google = ((window as { google?: { payments?: { api?: object } } }).google ??= {});
  (google.payments ??= {}).api = simulator.api;
}

install();
