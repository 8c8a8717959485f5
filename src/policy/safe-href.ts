import { pageAddress } from '../core/lib/page-origin';

const SAFE = /^(https?|mailto|tel):/;

/** The absolute address of a link that may be followed, or null; null for a link within the text too, because ids are not kept. */
export function safeHref(href: string | null): string | null {
  if (!href || href.trim().startsWith('#')) return null;
  try {
    const url = new URL(href, pageAddress());
    return SAFE.test(url.protocol) ? url.href : null;
  } catch {
    // Not a valid address.
    return null;
  }
}
