/** How long the window around has to leave, in milliseconds: a browser refuses some frames without a word. */
const LIMIT = 1000;

/**
 * Opens checkout. If the page is in a frame, such as a quick view, checkout opens in the top window, because no shop allows a framed
 * checkout. If the browser does not allow that, checkout opens in the frame.
 */
export function openCheckout(url: string): void {
  const { top } = window;
  if (!top || top === window.self) return location.assign(url);
  const here = () => location.assign(url);
  try {
    top.location.href = url;
  } catch {
    return here();
  }
  setTimeout(here, LIMIT);
}
