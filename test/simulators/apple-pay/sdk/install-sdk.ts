import type { Options } from '../shopper/options';
import { createSimulator } from '../simulator';
import { inWindow, overPage } from './browser-code';
import { wouldBeCovered } from './covered-places';
import type { SdkOptions } from './options';
import { hasSession, wrongTag } from './script-rules';

declare global {
  interface Window {
    /** Written by whoever opens the page, before this script. */
    applePaySdkOptions?: Partial<SdkOptions>;
  }
}

/** An event of the window: there is a simulator now, for the sheet that is drawn. */
const COME = 'apple-pay-simulator';

/** Whether the frame may use payments; always at the top. */
function isPermitted(): boolean {
  const policy = (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy;
  return window === window.top || (policy?.allowsFeature('payment') ?? true);
}

/** What Apple's script does when it runs: its globals are there at once. */
export function installSdk(tag: HTMLScriptElement): void {
  // The browser's own, or the page's, is not replaced.
  if ('ApplePaySession' in window || !hasSession(tag.src)) return;
  const given: Partial<Options> = window.applePaySimulatorOptions ?? {};
  const simulator = createSimulator(
    { ...given, canMakePayments: isPermitted() && (given.canMakePayments ?? true) },
    {
      target: window,
      tell: (notice) => window.recordApplePay?.(notice),
      sdk: {
        options: window.applePaySdkOptions ?? {},
        show: { modal: overPage, window: inWindow },
        isCovered: () => window !== window.top || wouldBeCovered(),
      },
    },
  );
  for (const [rule, what] of wrongTag(tag)) simulator.violate(rule, what);
  window.applePaySimulator = simulator;
  const { ApplePaySession, ApplePayError, ApplePayWebOptions } = simulator;
  for (const [name, value] of Object.entries({ ApplePaySession, ApplePayError, ApplePayWebOptions }))
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  dispatchEvent(new Event(COME));
}
