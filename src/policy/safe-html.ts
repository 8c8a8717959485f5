import { parseInert } from './parse-inert';
import { pageAddress } from '../lib/page-address';

const SAFE = /^(https?|mailto|tel):/;

/** The absolute address of a link that may be followed, or null; null for a link within the text too, because ids are not kept. */
function safeHref(href: string | null): string | null {
  if (!href || href.trim().startsWith('#')) return null;
  try {
    const url = new URL(href, pageAddress());
    return SAFE.test(url.protocol) ? url.href : null;
  } catch {
    // Not a valid address.
    return null;
  }
}

const set = (names: string) => new Set(names.split(' '));

/** Elements that may be shown. Any other element is replaced with its content, or removed completely. */
const KEPT = set(
  'a abbr b bdi bdo blockquote br caption cite code dd del div dl dt em h3 h4 h5 h6 hr i ins li mark ol p pre q rp rt ruby ' +
    's section small span strong sub sup table tbody td tfoot th thead time tr u ul',
);

/** Elements whose content is not text for a reader: removed completely. */
const LEFT_OUT = set(
  'applet audio canvas datalist embed frame frameset head iframe math noembed noframes noscript object plaintext script ' +
    'select style svg template textarea title video xmp',
);

/** The dialog's own title is of the second level. */
const LOWERED: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3' };

/** No address, style or name is kept: so nothing can load, run, be styled, or be taken for another element of the page. */
const ATTRIBUTES = ['lang', 'dir', 'colspan', 'rowspan', 'start'];

/** As many rows and columns as a cell may cover: browsers lay out each of them, empty or not. */
const MOST_CELLS = 50;

/** Has a link lead to an address, in another tab and without access to this page. */
function lead(link: HTMLElement, href: string): void {
  link.setAttribute('href', href);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener');
}

/** A paragraph with a link; the words alone where the address may not be followed. */
export function linkTo(href: string, words: string): HTMLElement {
  const link = document.createElement('a');
  link.textContent = words;
  const safe = safeHref(href);
  if (safe) lead(link, safe);
  const paragraph = document.createElement('p');
  paragraph.appendChild(link);
  return paragraph;
}

/** A new element of the same kind with only allowed attributes; null if it may not be shown. */
function clean(source: Element): HTMLElement | null {
  const name = LOWERED[source.localName] ?? source.localName;
  if (!KEPT.has(name)) return null;
  const made = document.createElement(name);
  for (const attribute of ATTRIBUTES) {
    const value = source.getAttribute(attribute);
    if (value !== null)
      made.setAttribute(
        attribute,
        attribute.endsWith('span') ? `${Math.min(parseInt(value) || 1, MOST_CELLS)}` : value,
      );
  }
  const href = name === 'a' && safeHref(source.getAttribute('href'));
  if (href) lead(made, href);
  return made;
}

/** Copies the content of the walker's node. A walker is used, because `form.childNodes` may be an input with that name. */
function copyInto(target: Node, walker: TreeWalker): void {
  if (!walker.firstChild()) return;
  do {
    const { currentNode } = walker;
    // The walker shows nothing else than elements and texts.
    const { data, localName } = currentNode as Partial<Text & Element>;
    if (!localName) target.appendChild(document.createTextNode(data!));
    if (!localName || LEFT_OUT.has(localName)) continue;
    const made = clean(currentNode as Element);
    copyInto(made ?? target, walker);
    if (made) target.appendChild(made);
  } while (walker.nextSibling());
  walker.parentNode();
}

/**
 * Makes a merchant's HTML safe to show: it is parsed in an inert document, and only harmless parts are built again from it. The result has
 * no scripts, handlers, frames, forms, styles, ids or names, and its links lead only to web, mail and phone addresses.
 */
export function safeHtml(html: string): DocumentFragment {
  const safe = document.createDocumentFragment();
  const walker = document.createTreeWalker(parseInert(html), NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  copyInto(safe, walker);
  return safe;
}
