import { ofDocument } from '../lib/dom';
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

/** An attribute as parsers read it. What is not closed goes on to the end, so that no text is read twice. */
const ATTRIBUTE = `[^\\s/>][^\\s/>=]*(?:\\s*=\\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\\s>]*))?`;
/** A tag: its name, then all the rest. */
const TAG = RegExp(`(</?[a-z][^\\s/>]*)((?:[\\s/]+|${ATTRIBUTE})*(?:>|$))`, 'gi');

/** Elements that the next one of their kind ends, or that are empty: these may begin as often as they like. */
const ENDS_BY_ITSELF = /^<(p|li|d[dt]|t[dhr]|tbody|thead|tfoot|r[pt]|[bh]r|img|wbr)$/;
/** As many elements as may be within one another: browsers take seconds for thousands. */
const DEEPEST = 200;

/**
 * Renames what the page's content policy would report as soon as it is parsed: styles, handlers and `<base>`. None of them would be shown.
 * Leaves out the tags of elements that are too deep, but not their text.
 */
function makeParsable(html: string): string {
  const open = new Map<string, number>();
  let depth = 0;
  return html.replace(TAG, (_tag, start: string, rest: string) => {
    const tag = start.toLowerCase();
    const begins = tag.replace('/', '');
    const count = open.get(begins) ?? 0;
    const step = begins !== tag ? -1 : 1;
    if (!ENDS_BY_ITSELF.test(begins) && count + step >= 0) {
      if (step + depth > DEEPEST) return '';
      depth += step;
      open.set(begins, count + step);
    }
    return (
      tag.replace(/^(<\/?)style$/, '$1noembed').replace(/^<base$/, '<link') +
      rest.replace(RegExp(ATTRIBUTE, 'g'), (one) => one.replace(/^(style|on\w+)(?![^\s=])/i, 'data-$1'))
    );
  });
}

/**
 * Parses HTML into a document of its own, in which no script runs, no handler is compiled and nothing is fetched.
 *
 * On a page that requires Trusted Types and does not list our policy, `setHTML` parses: it needs no policy. It is the second choice, because
 * it also drops the text of elements that it does not know. The option to drop less, `{ sanitizer: {} }`, crashes Chromium 156 on `<marquee
 * onstart>`. Throws where the page lets nothing be parsed and the browser has no `setHTML`.
 */
export function parseInert(html: string): Element {
  const { body } = ofDocument('implementation').createHTMLDocument('');
  const quiet = makeParsable(html);
  try {
    body.innerHTML = trust(quiet);
  } catch (error) {
    const { setHTML } = body as WithSetHtml;
    if (!setHTML) throw error;
    setHTML.call(body, quiet);
  }
  return body;
}
