import { pageOrigin } from '../../../src/core/lib/page-origin';
import { SHOP_ORIGIN } from '../shop-origin';

/** Who may answer: the page's own origin, and those that its path may redirect to. */
const ORIGINS: readonly string[] = [pageOrigin(), SHOP_ORIGIN, 'https://pay.shopify.com'];

/**
 * Whether a message says that Shop recognises the shopper.
 *
 * @param view the frame's window
 * @returns undefined for a message from another window, or about something else
 */
export function recognizedIn(
  { source, origin, data }: MessageEvent<unknown>,
  view: Window | null,
): boolean | undefined {
  if (!view || source !== view || !ORIGINS.includes(origin)) return undefined;
  try {
    const { type, recognized } = data as Record<string, unknown>;
    if (type === 'loaded' && typeof recognized === 'boolean' && !Array.isArray(data)) return recognized;
  } catch {
    // Not an object, or one that throws when it is read.
  }
  return undefined;
}
