/**
 * The script of the snippet with the early paint: all that the other snippet's scripts do, and buttons with the page's first frame, before
 * the widget is there. A browser that lacks what the early paint needs keeps the skeletons. A second copy of the script does nothing.
 */
import { startPainting } from './paint/start';
import { page } from './page';
import { content, isFirstRun } from './snippet';

try {
  if (isFirstRun && page.customElements && CSS.supports('selector(:has(a))')) {
    const address = content?.querySelector('script')?.getAttribute('src');
    if (address) startPainting(address.replace(/[^/]*$/, ''));
  }
} catch {
  // An old browser keeps the skeletons.
}
