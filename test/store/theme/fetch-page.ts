import { parsePage } from './markup';

/** Never wanted from a page that only gives parts of itself, and named by that page's nonce, which is not ours. */
const STYLE = /<style[^>]*>.*?<\/style>/gs;

/**
 * A page of the store, its scripts asleep and without its styles.
 *
 * @throws when there is none at the address, or when aborted
 */
export async function fetchPage(url: string | URL, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(url, { headers: { Accept: 'text/html' }, ...(signal && { signal }) });
  if (!response.ok) throw new Error(`No page ${String(url)}: ${response.status}`);
  return parsePage((await response.text()).replace(STYLE, ''));
}
