/**
 * Attributes as the address wants them: `?<prefix><name>=<value>` replaces or adds one and an empty value takes it away, so that a
 * test can write every kind of bad markup.
 */
export function overridden(given: Iterable<[string, string]>, url: URL, prefix: string): Record<string, string> {
  const attributes = new Map(given);
  for (const [key, value] of url.searchParams) {
    if (!key.startsWith(prefix)) continue;
    const name = key.slice(prefix.length);
    if (value) attributes.set(name, value);
    else attributes.delete(name);
  }
  return Object.fromEntries(attributes);
}
