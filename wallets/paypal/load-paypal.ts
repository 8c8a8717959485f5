import { TRUSTED_TYPES_KNOWN } from '../../src/storage-names';
import { loadScript, pageNonce } from '../../src/load-script';
import type { PayPalNamespace } from './v5-types';

let answer: string | null = null;

function ask(): string {
  try {
    document.createElement('i').innerHTML = '';
    return 'free';
  } catch {
    return 'required';
  }
}

/**
 * Whether the page requires Trusted Types. No browser tells that (https://github.com/w3c/trusted-types/issues/36): one has to write and see
 * it refused, which the page's content policy may report. So a tab is asked once, and a browser without Trusted Types never.
 */
export function requiresTrustedTypes(): boolean {
  if (!('trustedTypes' in globalThis)) return false;
  try {
    answer ??= sessionStorage.getItem(TRUSTED_TYPES_KNOWN);
  } catch {
    // The page may not read: it is asked.
  }
  if (answer === null) {
    answer = ask();
    try {
      sessionStorage.setItem(TRUSTED_TYPES_KNOWN, answer);
    } catch {
      // The next page is asked again.
    }
  }
  return answer === 'required';
}

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
