/**
 * Attributes changed by the address: `?<prefix><name>=<value>` replaces or adds one, and an empty value removes it, so that tests can
 * write any wrong markup.
 */
export function overrideAttributes(
  given: Iterable<[string, string]>,
  url: URL,
  prefix: string,
): Record<string, string> {
  const attributes = new Map(given);
  for (const [key, value] of url.searchParams) {
    if (!key.startsWith(prefix)) continue;
    const name = key.slice(prefix.length);
    if (value) attributes.set(name, value);
    else attributes.delete(name);
  }
  return Object.fromEntries(attributes);
}
