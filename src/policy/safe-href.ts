const SAFE = /^(https?|mailto|tel):/;

/** The whole address of a link that may be followed, or null. Links within the text are none: ids are not kept. */
export function safeHref(href: string | null): string | null {
  if (!href || href.trim().startsWith('#')) return null;
  try {
    const url = new URL(href, location.href);
    return SAFE.test(url.protocol) ? url.href : null;
  } catch {
    // What is no address is no link.
    return null;
  }
}
