/**
 * The product section as the server renders it for a choice of option values. The page's own query goes along, so what the
 * address set up for the widget is set up again.
 *
 * @throws when the answer is no section, or when aborted
 */
export async function fetchSection(
  sectionId: string,
  values: readonly string[],
  signal: AbortSignal,
): Promise<Element> {
  const url = new URL(location.href);
  url.searchParams.delete('variant');
  url.searchParams.set('section_id', sectionId);
  url.searchParams.set('option_values', values.join(','));
  const response = await fetch(url, { signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const section = page.querySelector(`#shopify-section-${sectionId}`);
  if (!response.ok || !section) throw new Error(`No section ${sectionId}: ${response.status}`);
  return section;
}
