import { TRUSTED_TYPES_POLICY } from '../names';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

/** Not in every browser, and not yet in TypeScript's own types. */
interface WithSetHtml {
  setHTML?(html: string): void;
}

let trusted: ((html: string) => string) | null = null;

/** Made once, because a page may have only one policy with this name. */
function trust(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trusted) {
    const rules = { createHTML: (text: string) => text };
    const policy = trustedTypes ? trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, rules) : rules;
    trusted = (text) => policy.createHTML(text);
  }
  return trusted(html);
}

const TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
/** A value in quotes, a name, or a value without quotes. */
const PART = /"[^"]*"|'[^']*'|[^\s"'=/>]+/g;

/**
 * Renames what the page's content policy would report as soon as it is parsed: styles, handlers and `<base>`. None of them would be shown.
 */
const withoutReported = (html: string): string =>
  html.replace(TAG, (tag) =>
    tag
      .replace(/^(<\/?)style\b/i, '$1noembed')
      .replace(/^<base\b/i, '<link')
      .replace(PART, (part) => (/^(style|on\w+)$/i.test(part) ? `data-${part}` : part)),
  );

/**
 * Parses HTML into a document of its own, in which no script runs, no handler is compiled and nothing is fetched.
 *
 * On a page that requires Trusted Types and does not list our policy, `setHTML` parses: it needs no policy. It is the second choice, because
 * it also drops the text of elements that it does not know. The option to drop less, `{ sanitizer: {} }`, crashes Chromium 156 on `<marquee
 * onstart>`. Throws where the page lets nothing be parsed and the browser has no `setHTML`.
 */
export function parseInert(html: string): Element {
  // Through the prototype, because an image named `implementation` hides the document's own property.
  const inert = Reflect.get(Document.prototype, 'implementation', document) as DOMImplementation;
  const { body } = inert.createHTMLDocument('');
  const quiet = withoutReported(html);
  try {
    body.innerHTML = trust(quiet);
  } catch (error) {
    const { setHTML } = body as WithSetHtml;
    if (!setHTML) throw error;
    setHTML.call(body, quiet);
  }
  return body;
}
