import { fetchApple } from '../../../src/core/apple';
import { hasApplePay } from '../../../src/core/has-apple-pay';
import { loadScript } from '../../../src/load-script';
import type { WalletContext } from '../../../src/wallet';
import { fileOf } from './file-of';

/** What Apple's script leaves in the page, besides the browsers' own names. */
interface Globals {
  ApplePaySession?: typeof ApplePaySession;
  ApplePayWebOptions?: { set(options: { renderApplePayCodeAs: 'modal' | 'window' }): void };
}
const globals = globalThis as Globals;

/**
 * Has the next code lie over the page, or stand in a window of its own where it would be cut off by a frame, or lie below a modal dialog,
 * such as a theme's drawer. To be called before the session begins.
 */
export function chooseCodesPlace(): void {
  const isCovered = self !== top || !!document.querySelector(':modal');
  globals.ApplePayWebOptions?.set({ renderApplePayCodeAs: isCovered ? 'window' : 'modal' });
}

/** Loads Apple's script, once for the page. The browser runs it only where its bytes have the hash. */
async function load(params: WalletContext['params']): Promise<void> {
  const { address, integrity } = fileOf(params);
  const attributes = { integrity, crossorigin: 'anonymous' };
  await loadScript(address, () => globals.ApplePaySession, { attributes });
}

/**
 * Asks Apple's script whether the shopper can be shown a code that an iPhone scans. Never rejects.
 *
 * @returns why not, for developers; null where the sheet can be opened, and the code for that is here
 */
export async function askApple({ params, report }: WalletContext): Promise<string | null> {
  try {
    await Promise.all([load(params), fetchApple()]);
  } catch (error) {
    report(error);
    return 'sdk_not_loaded';
  }
  return hasApplePay(params) ? null : 'not_ready_to_pay';
}
