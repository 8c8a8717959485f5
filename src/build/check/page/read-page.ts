import { text } from 'node:stream/consumers';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import { CART_HOST, CHECKOUT_BUTTON, PRODUCT_HOST, SNIPPET_TAG, SPLIT_TAG } from '../../../names.ts';
import { decodeBody } from '../decode-body.ts';
import { fetchServed, type FetchOptions, type Served } from '../fetch-served.ts';
import { pageFacts, type PageFacts } from './page-facts.ts';

/** A host of buttons in a page. */
export interface PageHost {
  element: string;
  attributes: readonly { name: string; value: string }[];
}

/** What a page says of its buttons. */
export interface StorePage {
  /** Where it has come from. */
  address: URL;
  /** Of `<html lang>`; empty where there is none. */
  language: string;
  /** Addresses of Karui's entry in this page, each once. */
  entries: string[];
  /** How many snippets it has. */
  snippets: number;
  /** How many of a hundred new visits get Karui, as the page says; null where visits are not split. */
  split: string | null;
  /** Address of the platform's own wallet script; null where the page has no tag of it. */
  platform: string | null;
  hosts: PageHost[];
  /** Path of the first product that the page links to. */
  product: string | null;
  facts: PageFacts;
}

/** Most bytes of a page that are read. */
const MOST_BYTES = 16_000_000;

/** Karui's entry, alone in a folder of a version or among the files of a theme. */
const ENTRY = /(?:\/karui\/[^"'\s]*\/|\/karui-\d+\.\d+\.\d+-|\/\d+\.\d+\.\d+\/)wallets\.js(?:$|\?)/;
const PLATFORM = /\/portable-wallets\/.*\.js(?:$|\?)/;
const HOSTS: readonly string[] = [PRODUCT_HOST, CART_HOST, CHECKOUT_BUTTON];
const PRODUCT = /^(?:https?:\/\/[^/]+)?((?:\/[\w-]+)?\/products\/[^?#]+)/;

/** Reads a page's HTML, as the store's server has sent it. */
async function readPage(html: string, served: Served): Promise<StorePage> {
  const { address } = served;
  const page: Omit<StorePage, 'facts'> = {
    address,
    language: '',
    entries: [],
    snippets: 0,
    split: null,
    platform: null,
    hosts: [],
    product: null,
  };
  const stream = new RewritingStream();
  stream.on('startTag', ({ tagName, attrs }) => {
    const attribute = (name: string) => attrs.find((one) => one.name === name)?.value;
    if (tagName === 'html') page.language = attribute('lang') ?? '';
    if (attribute(SNIPPET_TAG) !== undefined) page.snippets += 1;
    page.split ??= attribute(SPLIT_TAG) ?? null;
    // Longer ones are no addresses of ours, and cost minutes to compare.
    const src = (attribute('src') ?? '').slice(0, 2000);
    if (tagName === 'script' && ENTRY.test(src) && !page.entries.includes(src)) page.entries.push(src);
    if (tagName === 'script' && PLATFORM.test(src)) page.platform = src;
    if (tagName === 'a') page.product ??= PRODUCT.exec(attribute('href') ?? '')?.[1] ?? null;
    if (HOSTS.includes(tagName)) page.hosts.push({ element: tagName, attributes: attrs });
  });
  stream.end(html);
  await text(stream);
  return { ...page, facts: pageFacts(html, page.hosts, served) };
}

/** Fetches a page, and reads it. A redirect to another host is not followed. @throws with a sentence if it does not come */
export async function fetchPage(url: URL, { deadline }: Pick<FetchOptions, 'deadline'>): Promise<StorePage> {
  const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (karui npm run check)' };
  const served = await fetchServed(url, MOST_BYTES, { deadline, headers });
  if (!('body' in served)) throw new Error(`${url.href} ${served.text}`);
  return readPage(decodeBody(served.body, served.header('content-encoding'), MOST_BYTES).toString('utf8'), served);
}

/** A page of a store; where it has no place for buttons, also the first product that it links to. @throws where one does not come */
export async function fetchPages(url: URL, options: Pick<FetchOptions, 'deadline'>): Promise<StorePage[]> {
  const page = await fetchPage(url, options);
  if (page.hosts.length > 0 || !page.product) return [page];
  return [page, await fetchPage(new URL(page.product, url), options)];
}
