import { fetchApple } from '../../../src/core/apple';
import { hasApplePay } from '../../../src/core/has-apple-pay';
import { loadScript } from '../../../src/load-script';
import type { WalletContext } from '../../../src/wallet';
import { fileOf } from './file-of';

/** Loads Apple's script, once for the page. The browser runs it only where its bytes have the hash. */
async function load(params: WalletContext['params']): Promise<void> {
  const { address, integrity } = fileOf(params);
  const attributes = { integrity, crossorigin: 'anonymous' };
  await loadScript(address, () => (globalThis as { ApplePaySession?: unknown }).ApplePaySession, { attributes });
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
