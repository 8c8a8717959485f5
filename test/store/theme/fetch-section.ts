import { fetchPage } from './fetch-page';

/**
 * Fetches the product section for a choice of option values. The page's own query is sent too, so that its switches stay set.
 *
 * @param path the product's own page, which is not this one in a quick view
 * @throws when the answer is not a section, or when aborted
 */
export async function fetchSection(
  path: string,
  sectionId: string,
  values: readonly string[],
  signal: AbortSignal,
): Promise<Element> {
  const url = new URL(path + location.search, location.href);
  url.searchParams.delete('variant');
  url.searchParams.set('section_id', sectionId);
  url.searchParams.set('option_values', values.join(','));
  const page = await fetchPage(url, signal);
  const section = page.getElementById(`shopify-section-${sectionId}`);
  if (!section) throw new Error(`No section ${sectionId}`);
  return section;
}
