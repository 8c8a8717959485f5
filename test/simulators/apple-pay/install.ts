import { installSdk } from './sdk/install-sdk';
import { isApples } from './sdk/script-rules';
import type { Options } from './shopper/options';
import { createSimulator, type Simulator } from './simulator';

declare global {
  interface Window {
    applePaySimulator?: Simulator;
    /** Written by whoever opens the page, before this script. */
    applePaySimulatorOptions?: Partial<Options> & { present?: boolean };
    /** A test's callback, which outlives the page. */
    recordApplePay?(notice: unknown): void;
  }
}

/** Leaves a real Apple Pay alone, and gives frames none. */
function install(): void {
  const { present = true, ...options } = window.applePaySimulatorOptions ?? {};
  if (!present || 'ApplePaySession' in window || window !== window.top) return;
  const simulator = createSimulator(options, {
    target: window,
    tell: (notice) => window.recordApplePay?.(notice),
  });
  window.applePaySimulator = simulator;
  const { ApplePaySession, ApplePayError } = simulator;
  for (const [name, value] of Object.entries({ ApplePaySession, ApplePayError }))
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
}

const { currentScript } = document;
// The store serves the same file as Apple's script.
if (currentScript instanceof HTMLScriptElement && isApples(currentScript.src)) installSdk(currentScript);
else install();
