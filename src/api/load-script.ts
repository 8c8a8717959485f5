import { pause } from './pause';

interface Options {
  /** Attributes of the element besides its address. */
  attributes?: Readonly<Record<string, string>>;
  /** How often it is fetched before that counts as failed. */
  tries?: number;
  /** Milliseconds between two tries. */
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
  return trusted ? trusted.createScriptURL(url) : url;
}

/** The address in full. Throws for one that the page's own scripts should not come from. */
function checked(url: string): string {
  const { protocol, origin, href } = new URL(url, location.href);
  if (protocol !== 'https:' && origin !== location.origin) throw new TypeError(`not a secure address: ${url}`);
  return href;
}

/** Fetches and runs a script once; rejects when it does not arrive. */
function run(url: string, attributes: Options['attributes'] = {}): Promise<void> {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  // The attribute is hidden from scripts, the property is not.
  const nonce = [...document.scripts].find((one) => one.nonce)?.nonce;
  if (nonce) script.nonce = nonce;
  script.async = true;
  script.src = trustedUrl(url);
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`no script at ${url}`));
    };
    document.head.append(script);
  });
}

async function load<T>(
  url: string,
  found: () => T | undefined,
  { attributes, tries = 3, ...wait }: Options,
): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      await run(url, attributes);
      const value = found();
      if (value === undefined) throw new Error(`nothing in the script at ${url}`);
      return value;
    } catch (error) {
      if (left <= 1) throw error;
    }
    await pause(wait.pause ?? 200);
  }
}

/**
 * A vendor's script, fetched once however many widgets ask for it; not at all where the page has it already. Rejects when it does not arrive
 * or lacks what it is loaded for, and for an address that is neither `https:` nor of the page's own origin.
 *
 * @param url absolute, or relative to the page
 * @param found what the script leaves in the page; undefined before
 */
export function loadScript<T>(url: string, found: () => T | undefined, options: Options = {}): Promise<T> {
  const here = found();
  if (here !== undefined) return Promise.resolve(here);
  const known = scripts.get(url) as Promise<T> | undefined;
  if (known) return known;
  const loading = (async () => load(checked(url), found, options))();
  scripts.set(url, loading);
  loading.catch(() => scripts.delete(url));
  return loading;
}
