import type { WalletParams } from '../../../src/wallet';

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
