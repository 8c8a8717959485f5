import { parsePage } from './markup';

/** Styles of a fetched page are not needed, and have a nonce that is not this page's. */
const STYLE = /<style[^>]*>.*?<\/style>/gs;

/**
 * Fetches a page of the store. Its scripts do not run, and its styles are removed.
 *
 * @throws when the address has no page, or when aborted
 */
export async function fetchPage(url: string | URL, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(url, { headers: { Accept: 'text/html' }, ...(signal && { signal }) });
  if (!response.ok) throw new Error(`No page ${String(url)}: ${response.status}`);
  return parsePage((await response.text()).replace(STYLE, ''));
}
