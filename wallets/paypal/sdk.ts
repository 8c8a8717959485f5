import { loadScript, pageNonce } from '../../src/load-script';
import type { PayPalNamespace } from './paypal';

/** Address → the name of the global that its script makes. */
const names = new Map<string, string>();

function nameOf(address: string): string {
  const name = names.get(address) ?? `karuiPayPal${names.size + 1}`;
  names.set(address, name);
  return name;
}

/**
 * PayPal's script, loaded once for each address. Each has a global of its own: loading it into a global that exists, such as a theme's
 * `window.paypal`, destroys what is there. Rejects when the script does not arrive.
 */
export function loadPayPal(address: string): Promise<PayPalNamespace> {
  const name = nameOf(address);
  const nonce = pageNonce();
  return loadScript(address, () => (globalThis as unknown as Record<string, PayPalNamespace | undefined>)[name], {
    attributes: { 'data-namespace': name, ...(nonce && { 'data-csp-nonce': nonce }) },
  });
}
