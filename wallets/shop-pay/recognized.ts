/** Who may answer: the page's own origin, and those that its path may redirect to. */
const ORIGINS: readonly string[] = [location.origin, 'https://shop.app', 'https://pay.shopify.com'];

/**
 * What a message says of the shopper: whether Shop has recognised him.
 *
 * @param view the frame's window
 * @returns undefined for a message that is somebody else's, or about something else
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
