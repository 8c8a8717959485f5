import { isV6 } from '../../../wallets/paypal/paypal-params.ts';

/** Attributes of our elements that name wallets with their parameters. */
const WALLETS = ['recommended', 'fallback', 'wallet-configs', 'wallet-config'];

interface Config {
  name?: unknown;
  wallet_params?: Readonly<Record<string, unknown>> | null;
}

function configsIn(json: string): Config[] {
  try {
    return [JSON.parse(json) as Config | Config[] | null].flat().filter((one) => one !== null);
  } catch {
    // The widget names such a mistake to the page's developer.
    return [];
  }
}

/** Which versions of PayPal's script the wallets in an element's attributes use: `5`, `6`. */
export function payPalVersions(attributes: readonly { name: string; value: string }[]): string[] {
  const configs = attributes.filter(({ name }) => WALLETS.includes(name)).flatMap(({ value }) => configsIn(value));
  const versions = configs
    .filter(({ name }) => name === 'paypal' || name === 'venmo')
    .map(({ wallet_params: params }) => {
      const { sdkUrl } = params ?? {};
      return isV6({ params: params ?? {} }, { sdkUrl: typeof sdkUrl === 'string' ? sdkUrl : '' }) ? '6' : '5';
    });
  return [...new Set(versions)].sort();
}
