import { parsePage } from './markup';

/**
 * A page of the store, its scripts asleep.
 *
 * @throws when there is none at the address, or when aborted
 */
export async function fetchPage(url: string | URL, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(url, { headers: { Accept: 'text/html' }, ...(signal && { signal }) });
  if (!response.ok) throw new Error(`No page ${String(url)}: ${response.status}`);
  return parsePage(await response.text());
}
