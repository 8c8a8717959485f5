/** Writes the variant into the address of its product's page, so that a reload or a shared link shows it; an empty id removes it. */
export function rememberVariant(path: string, id: string): void {
  // A quick view is on the page of something else.
  if (location.pathname !== path) return;
  const url = new URL(location.href);
  if (id) url.searchParams.set('variant', id);
  else url.searchParams.delete('variant');
  history.replaceState(history.state, '', url);
}
