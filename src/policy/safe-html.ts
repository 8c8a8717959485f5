import { parseInert } from './parse-inert';
import { safeHref } from './safe-href';

const set = (names: string) => new Set(names.split(' '));

/** What a text is made of. Anything else is replaced by what stands in it, or left out altogether. */
const KEPT = set(
  'a abbr b bdi bdo blockquote br caption cite code dd del div dl dt em h3 h4 h5 h6 hr i ins li mark ol p pre q rp rt ruby ' +
    's section small span strong sub sup table tbody td tfoot th thead time tr u ul',
);

/** What stands in these is no text for a reader. */
const LEFT_OUT = set(
  'applet audio canvas datalist embed frame frameset head iframe math noembed noframes noscript object plaintext script ' +
    'select style svg template textarea title video xmp',
);

/** The dialog's own title is of the second level. */
const LOWERED: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3' };

/** No address, style or name is kept: so nothing can load, run, be styled, or be taken for another element of the page. */
const ATTRIBUTES = ['lang', 'dir', 'colspan', 'rowspan', 'start'];

/** A new element for one that may be shown, with nothing but what is allowed. */
function clean(source: Element): HTMLElement | null {
  const name = LOWERED[source.localName] ?? source.localName;
  if (!KEPT.has(name)) return null;
  const made = document.createElement(name);
  for (const attribute of ATTRIBUTES) {
    const value = source.getAttribute(attribute);
    if (value !== null) made.setAttribute(attribute, value);
  }
  const href = name === 'a' && safeHref(source.getAttribute('href'));
  if (href) {
    made.setAttribute('href', href);
    made.setAttribute('target', '_blank');
    made.setAttribute('rel', 'noopener');
  }
  return made;
}

/** Copies what stands below the walker's node. A walker, because `form.childNodes` may be an input of that name. */
function copyInto(target: Node, walker: TreeWalker): void {
  if (!walker.firstChild()) return;
  do {
    const { currentNode } = walker;
    if (currentNode instanceof Text) target.appendChild(document.createTextNode(currentNode.data));
    if (!(currentNode instanceof Element) || LEFT_OUT.has(currentNode.localName)) continue;
    const made = clean(currentNode);
    copyInto(made ?? target, walker);
    if (made) target.appendChild(made);
  } while (walker.nextSibling());
  walker.parentNode();
}

/**
 * Makes a merchant's HTML safe to show: it is parsed where nothing can happen, and what is known to be harmless is built anew from
 * it. So there are no scripts, handlers, frames, forms, styles, ids or names, and links lead to web, mail and phone addresses only.
 */
export function safeHtml(html: string): DocumentFragment {
  const safe = document.createDocumentFragment();
  const walker = document.createTreeWalker(parseInert(html), NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  copyInto(safe, walker);
  return safe;
}
