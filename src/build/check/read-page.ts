import { text } from 'node:stream/consumers';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import { CART_HOST, CHECKOUT_BUTTON, PRODUCT_HOST, SNIPPET_TAG } from '../../names.ts';

/** A host of buttons in a page, and the wallets that the store's server names for it. */
export interface PageHost {
  element: string;
  wallets: string[];
}

/** What a page's HTML says of its buttons. */
export interface StorePage {
  /** Of `<html lang>`; empty where there is none. */
  language: string;
  /** Addresses of Karui's entry in this page, each once. */
  entries: string[];
  /** How many snippets it has. */
  snippets: number;
  /** Address of the platform's own wallet script; null where the page has no tag of it. */
  platform: string | null;
  hosts: PageHost[];
  /** Path of the first product that the page links to. */
  product: string | null;
}

/** Karui's entry, alone in a folder of a version or among the files of a theme. */
const ENTRY = /(?:\/karui\/[^"'\s]*\/|\/karui-\d+\.\d+\.\d+-|\/\d+\.\d+\.\d+\/)wallets\.js(?:$|\?)/;
const PLATFORM = /\/portable-wallets\/.*\.js(?:$|\?)/;
const HOSTS: readonly string[] = [PRODUCT_HOST, CART_HOST, CHECKOUT_BUTTON];
const PRODUCT = /^(?:https?:\/\/[^/]+)?((?:\/[\w-]+)?\/products\/[^?#]+)/;

/** The names in a configuration, or in a list of them; none where it is no JSON. */
function namesIn(json: string): string[] {
  try {
    const read: unknown = JSON.parse(json);
    return [read].flat().flatMap((config) => {
      const { name } = (config ?? {}) as { name?: unknown };
      return typeof name === 'string' ? name : [];
    });
  } catch {
    return [];
  }
}

/** Reads a page's HTML, as the store's server has sent it. */
export async function readPage(html: string): Promise<StorePage> {
  const facts: StorePage = { language: '', entries: [], snippets: 0, platform: null, hosts: [], product: null };
  const stream = new RewritingStream();
  stream.on('startTag', ({ tagName, attrs }) => {
    const attribute = (name: string) => attrs.find((one) => one.name === name)?.value;
    if (tagName === 'html') facts.language = attribute('lang') ?? '';
    if (attribute(SNIPPET_TAG) !== undefined) facts.snippets += 1;
    // Longer ones are no addresses of ours, and cost minutes to compare.
    const src = (attribute('src') ?? '').slice(0, 2000);
    if (tagName === 'script' && ENTRY.test(src) && !facts.entries.includes(src)) facts.entries.push(src);
    if (tagName === 'script' && PLATFORM.test(src)) facts.platform = src;
    if (tagName === 'a') facts.product ??= PRODUCT.exec(attribute('href') ?? '')?.[1] ?? null;
    if (HOSTS.includes(tagName)) {
      const lists = ['recommended', 'fallback', 'wallet-configs'].map((name) => attribute(name) ?? '');
      facts.hosts.push({ element: tagName, wallets: [...new Set(lists.flatMap(namesIn))] });
    }
  });
  stream.end(html);
  await text(stream);
  return facts;
}
