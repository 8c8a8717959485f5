import type { BrowserContext } from '@playwright/test';

/** Keeps answers to addresses that match from arriving, until the returned function is called. */
export async function holdBack(context: BrowserContext, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(pattern, async (route) => {
    await released;
    // The page may be gone by now.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Never answers what leaves the store: vendors' scripts stay away, so every button is our own. */
export const holdVendors = (context: BrowserContext, store: string): Promise<unknown> =>
  context.route(
    ({ origin, protocol }) => protocol.startsWith('http') && origin !== store,
    () => {},
  );

/** An Apple Pay whose sheet never sends an event, for browsers without Apple Pay. */
export const haveApplePay = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    class Silent {
      static supportsVersion = () => true;
      static canMakePayments = () => true;
      begin() {}
      abort() {}
    }
    Object.assign(globalThis, { ApplePaySession: Silent });
  });
