import { TRUSTED_TYPES_POLICY } from '../names';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

/** Not in every browser, and not yet in TypeScript's own types. */
interface WithSetHtml {
  setHTML?(html: string, options: { sanitizer: object }): void;
}

let trusted: ((html: string) => string) | null = null;

/** A page may have one policy of a name only, so it is made once. */
function trust(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trusted) {
    const rules = { createHTML: (text: string) => text };
    const policy = trustedTypes ? trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, rules) : rules;
    trusted = (text) => policy.createHTML(text);
  }
  return trusted(html);
}

/**
 * Parses HTML into a document of its own, in which no script runs, no handler is compiled and nothing is fetched.
 *
 * `setHTML` is no sink for Trusted Types, so it works even under `trusted-types 'none'`; where a browser has none, a page that
 * lists its policies must list ours. Throws when it does not.
 */
export function parseInert(html: string): Element {
  const { body } = document.implementation.createHTMLDocument('');
  const { setHTML } = body as WithSetHtml;
  // An empty configuration keeps all but what is never safe: which of it is shown does not depend on the browser then.
  if (setHTML) setHTML.call(body, html, { sanitizer: {} });
  else body.innerHTML = trust(html);
  return body;
}
