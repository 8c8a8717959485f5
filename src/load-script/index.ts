import { ofDocument } from '../lib/dom';
import { pause } from '../api/deadline';
import { pageOrigin } from '../lib/addresses';
import { pageAddress } from '../lib/page-address';

interface Options {
  /** Attributes of the element besides its address. */
  attributes?: Readonly<Record<string, string>>;
  /** How often to try before loading the script fails; default 3. */
  tries?: number;
  /** Milliseconds between two tries; 200 when absent. */
  pause?: number;
}

/** The part of Trusted Types that is needed (https://www.w3.org/TR/trusted-types/). */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Address → its script. A failure is forgotten, so that the next press tries again. */
const scripts = new Map<string, Promise<unknown>>();

/** Created once: a page that lists the policies it allows, allows each once. */
let trusted: ReturnType<TrustedTypes['createPolicy']> | undefined;

function trustedUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trusted ??= trustedTypes?.createPolicy('karui-sdk', { createScriptURL: (address) => address });
  return trusted?.createScriptURL(url) ?? url;
}

/** The nonce of the page's content policy; empty without one. The attribute is hidden from scripts, the property is not. */
export const pageNonce = (): string => Array.from(ofDocument('scripts')).find(({ nonce }) => nonce)?.nonce ?? '';

/** Adds a script to the page. Resolves when it has run, and also when it has not arrived: the caller looks for what it leaves in the page. */
function run(url: string, attributes: Readonly<Record<string, string>>): Promise<HTMLScriptElement> {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.nonce = pageNonce();
  script.async = true;
  script.src = trustedUrl(url);
  return new Promise((resolve) => {
    script.onload = script.onerror = () => resolve(script);
    // `appendChild`, because old libraries replace `append`.
    ofDocument('head').appendChild(script);
  });
}

async function load<T>(
  url: string,
  found: () => T | undefined,
  { attributes = {}, tries = 3, pause: wait = 200 }: Options,
): Promise<T> {
  const { protocol, origin, href } = new URL(url, pageAddress());
  // Without https, somebody on the line could change a script of another origin.
  if (protocol !== 'https:' && origin !== pageOrigin()) throw new TypeError(`not a secure address: ${url}`);
  for (let tried = 0; tried < tries; tried += 1) {
    if (tried > 0) await pause(wait);
    const script = await run(href, attributes);
    const value = found();
    if (value !== undefined) return value;
    script.remove();
  }
  throw new Error(`nothing from the script at ${url}`);
}

/**
 * Loads a vendor's script, once for all widgets, and not at all if the page already has it. Rejects if it does not arrive or lacks the
 * expected global, and for an address that is neither `https:` nor of the page's own origin.
 *
 * @param url absolute, or relative to the page
 * @param found reads the global that the script sets; undefined before that
 */
export function loadScript<T>(url: string, found: () => T | undefined, options: Options = {}): Promise<T> {
  const present = found();
  if (present !== undefined) return Promise.resolve(present);
  const underWay = scripts.get(url) as Promise<T> | undefined;
  if (underWay) return underWay;
  const loading = load(url, found, options);
  scripts.set(url, loading);
  loading.catch(() => scripts.delete(url));
  return loading;
}
