import { Transform } from 'node:stream';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import type { Origins } from '../forward/addresses';
import { changeImportMap, changeTag, type StartTag } from './change-tag';
import { createHolder } from './hold';
import { createPlace, isImportMap } from './place';
import type { PolicyAdditions } from './policy';
import { isKaruiScript, isStoresWalletScript } from './wallet-scripts';

/** What a page gets besides its own. */
export interface PageParts {
  origins: Origins;
  policy: PolicyAdditions;
  /** The widget's snippet; null for a page without the widget. */
  snippet: string | null;
  /** What the panel needs from the page's first moment on; null for pages in frames, and for what scripts fetch. */
  recorder: string | null;
}

/** What was found in a page. */
export interface PageNotes {
  productHosts: number;
  cartHosts: number;
  /** Addresses of the store's own wallet scripts, which were left out. */
  leftOut: string[];
}

const HOSTS: Readonly<Record<string, 'productHosts' | 'cartHosts'>> = {
  'shopify-accelerated-checkout': 'productHosts',
  'shopify-accelerated-checkout-cart': 'cartHosts',
};

interface Output {
  write(html: string): void;
}

/** Hears of the page's parts in their order, and writes the page anew. */
function createListeners(output: Output, parts: PageParts, notes: PageNotes) {
  const { origins, policy, snippet, recorder } = parts;
  const holder = createHolder(output.write);
  const place = createPlace({ write: output.write, snippet, recorder });
  // The script that follows the tag of a snippet that is left out.
  let boot = false;

  const startScript = (tag: StartTag, raw: string): boolean => {
    const bootOfLeftOut = boot;
    boot = false;
    const src = tag.attrs.find(({ name }) => name === 'src')?.value;
    if (isImportMap(tag)) {
      holder.hold('script', raw, (map) => {
        const [, start = '', text = '', end = ''] = /^(<[^>]*>)(.*)(<\/[^<]*)$/is.exec(map) ?? [];
        output.write(start ? start + changeImportMap(text, origins) + end : map);
        place.afterImportMap();
      });
      return true;
    }
    const isStores = src !== undefined && snippet !== null && isStoresWalletScript(src);
    if (isStores) notes.leftOut.push(src);
    boot = !!src && isKaruiScript(src);
    if (!isStores && !bootOfLeftOut && !boot) return false;
    holder.hold('script', raw, () => {});
    return true;
  };

  const startTag = (tag: StartTag, raw: string): void => {
    const text = changeTag(tag, raw, origins, policy);
    if (holder.take(text, tag.tagName, 1)) return;
    const host = HOSTS[tag.tagName];
    if (host) notes[host] += 1;
    if (place.before(tag, text)) return;
    if (tag.tagName === 'script' && startScript(tag, text)) return;
    if (tag.tagName !== 'template' || !place.isInHead()) return output.write(text);
    holder.hold('template', text, (held) => {
      boot = isKaruiScript(held);
      if (!boot) output.write(held);
    });
  };

  return {
    startTag,
    endTag: (name: string, raw: string) => {
      if (holder.take(raw, name, -1)) return;
      if (name === 'head') place.end();
      output.write(raw);
    },
    other: (raw: string) => void (holder.take(raw) || output.write(raw)),
    doctype: (raw: string) => {
      place.isDocument();
      output.write(raw);
    },
    end: () => {
      holder.flush();
      place.end();
    },
  };
}

/**
 * A stream that takes the bytes of a page and gives those of the page with the widget, as they come: what is not changed passes as
 * it is.
 *
 * @param charset of the page; the result is UTF-8
 * @param note called at the page's end
 */
export function rewritePage(parts: PageParts, charset: string, note: (notes: PageNotes) => void): Transform {
  const notes: PageNotes = { productHosts: 0, cartHosts: 0, leftOut: [] };
  let html = '';
  const listeners = createListeners({ write: (text) => void (html += text) }, parts, notes);
  const decoder = new TextDecoder(charset, { ignoreBOM: true });
  const rewriter = new RewritingStream();
  rewriter.on('startTag', listeners.startTag);
  rewriter.on('endTag', ({ tagName }, raw) => listeners.endTag(tagName, raw));
  rewriter.on('text', (_text, raw) => listeners.other(raw));
  rewriter.on('comment', (_comment, raw) => listeners.other(raw));
  rewriter.on('doctype', (_doctype, raw) => listeners.doctype(raw));
  const take = () => {
    const taken = html;
    html = '';
    return taken;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rewriter.write(decoder.decode(chunk, { stream: true }), () => done(null, take()));
    },
    flush(done) {
      rewriter.end(decoder.decode(), () => {
        listeners.end();
        note(notes);
        done(null, take());
      });
    },
  });
}
