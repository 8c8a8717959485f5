/** How long the window around has to leave, in milliseconds: a browser refuses some frames without a word. */
const LIMIT = 1000;

/**
 * Opens checkout: in the whole window where the page stands in a frame, as in a quick view, because no shop lets its checkout be framed.
 * Where the browser does not allow that, in the frame.
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
