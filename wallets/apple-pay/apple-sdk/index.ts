import type { WalletParams, WalletContext, Prepared } from '../../../src/wallet';
import { fetchApple } from '../../../src/click/click';
import { hasApplePay } from '../../../src/widget/has-apple-pay';
import { loadScript } from '../../../src/load-script';
import { withTimeout } from '../../../src/lib/async';
import type { Start } from '../apple-sheet';
import { APPLE_SDK_LIMIT } from '../../limits';

/** Addresses of Apple's script by version, each with the hash that Apple has published (https://developer.apple.com/documentation/applepayontheweb/apple-pay-js-change-log). */
const HASHES: Readonly<Record<string, string>> = {
  'https://applepay.cdn-apple.com/jsapi/v1.3.8/apple-pay-sdk.js':
    'sha384-u/9mOkmShCO0v+dqCAZFhiutJuORfzvuyM5i+676iy7mLSWS6rlllHrIt15f/mqH',
};

/** A browser does not check a script whose hash it can't read. */
const HASH = /^sha(256|384|512)-[\w+/]{43,}={0,2}$/;

/** The address of Apple's script and its hash: of a version that is known, or of the merchant's own. Throws an error that says what is missing. */
export function fileOf(params: WalletParams): { address: string; integrity: string } {
  const { sdkUrl, sdkIntegrity }: WalletParams = { __proto__: null, ...params };
  if (typeof sdkUrl !== 'string') throw new TypeError('wrong sdkUrl');
  const integrity = sdkIntegrity ?? (Object.hasOwn(HASHES, sdkUrl) && HASHES[sdkUrl]);
  if (typeof integrity !== 'string' || !HASH.test(integrity))
    throw new TypeError(`wrong or no sdkIntegrity for ${sdkUrl}`);
  return { address: sdkUrl, integrity };
}

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

/**
 * Apple Pay in another browser, where Apple's script shows a code that an iPhone scans. The code is shown inside the click, as the browser's
 * own sheet is opened, so a press that comes before the script asks for another one.
 *
 * @param start runs one purchase, with the sheet or without
 */
export async function prepareByScript(ctx: WalletContext, start: Start): Promise<Prepared> {
  const { wallet } = ctx;
  let readyAt = Infinity;
  const asked = askApple(ctx).then((reason) => {
    if (!reason) readyAt = performance.now();
    return reason;
  });
  const reason = await withTimeout(APPLE_SDK_LIMIT, asked).catch(() => null);
  if (reason) return { eligible: false, reason };
  return {
    eligible: true,
    async start(opened, at = readyAt) {
      if (opened || readyAt <= at) return start(opened, at);
      return readyAt < Infinity ? { type: 'unavailable', wallet, because: 'press_again' } : null;
    },
    show(ours) {
      void asked.then((late) => late && ours.withdraw(late));
      return () => {};
    },
  };
}
