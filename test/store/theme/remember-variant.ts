/** Writes the variant into the address, so that a reload or a shared link shows it; an empty id takes it out. */
export function rememberVariant(id: string): void {
  const url = new URL(location.href);
  if (id) url.searchParams.set('variant', id);
  else url.searchParams.delete('variant');
  history.replaceState(history.state, '', url);
}
