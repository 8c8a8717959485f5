import { fetchServed, type FetchOptions } from '../verify/fetch-served.ts';
import { decodeBody } from '../verify/decode-body.ts';
import { checkFiles } from './check-files.ts';
import { judgePage, type CheckFinding } from './judge-page.ts';
import { readPage, type StorePage } from './read-page.ts';

/** Most bytes of a page's HTML that are read. */
const LIMIT = 8_000_000;

/** What was found in one page. */
export interface CheckedPage {
  address: string;
  findings: readonly CheckFinding[];
}

/** @throws with a sentence where the page does not come */
async function fetchPage(url: URL, options: FetchOptions): Promise<string> {
  const served = await fetchServed(url, LIMIT, options);
  if (!('body' in served)) throw new Error(`${url.href} ${served.text}`);
  return decodeBody(served.body, served.header('content-encoding'), LIMIT).toString('utf8');
}

async function checkPage(url: URL, facts: StorePage, version: string, options: FetchOptions): Promise<CheckedPage> {
  const findings = judgePage(facts, version);
  const [entry] = facts.entries;
  if (entry === undefined) return { address: url.href, findings };
  const files = URL.canParse(entry, url)
    ? await checkFiles(new URL(entry, url), { ...options, page: url.origin })
    : [{ text: `The address of its entry is none: ${entry}.`, isWrong: true }];
  return { address: url.href, findings: [...findings, ...files] };
}

/**
 * Looks at a page of a store; where that page has no place for buttons, also at the first product that it links to.
 *
 * @param version of this copy of Karui
 * @throws with a sentence where the page does not come
 */
export async function checkStore(url: URL, version: string, options: FetchOptions): Promise<CheckedPage[]> {
  const facts = await readPage(await fetchPage(url, options));
  const checked = [await checkPage(url, facts, version, options)];
  if (facts.hosts.length > 0 || !facts.product) return checked;
  const product = new URL(facts.product, url);
  return [...checked, await checkPage(product, await readPage(await fetchPage(product, options)), version, options)];
}

/** Whether nothing keeps shoppers from the buttons, and there is a place for them. */
export const isWell = (pages: readonly CheckedPage[]): boolean =>
  pages.every(({ findings }) => findings.every(({ isWrong }) => !isWrong));
