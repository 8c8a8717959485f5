import { loadScript, pageNonce } from '../../src/load-script';
import type { PayPalNamespace } from './paypal-types';

/** Address → the name of the global that its script makes. */
const names = new Map<string, string>();

function nameOf(address: string): string {
  const name = names.get(address) ?? `karuiPayPal${names.size + 1}`;
  names.set(address, name);
  return name;
}

/**
 * Loads PayPal's script, once for each address. Each script gets its own global: loading it into an existing global, such as a theme's
 * `window.paypal`, destroys what is there. Rejects if the script does not arrive.
 */
export function loadPayPal(address: string): Promise<PayPalNamespace> {
  const name = nameOf(address);
  const nonce = pageNonce();
  return loadScript(address, () => (globalThis as unknown as Record<string, PayPalNamespace | undefined>)[name], {
    attributes: { 'data-namespace': name, ...(nonce && { 'data-csp-nonce': nonce }) },
  });
}
