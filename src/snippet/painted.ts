/**
 * The script of the snippet with the early paint: buttons with the page's first frame, before the widget is there, and the widget when a
 * shopper is interested. A browser that lacks what the early paint needs keeps the skeletons, and the widget loads with the page. A second
 * copy of the script does nothing.
 */
import { addressOf } from './boot';
import { loadsWithPage, loadWithPage } from './load-with-page';
import { hasTemplate, isFirstRun } from './template';
import { startPainting } from './paint/start';
import { page } from './page';

let waits = false;
try {
  if (isFirstRun && page.customElements && CSS.supports('selector(:has(a))')) {
    const start = addressOf('');
    const folder = start.slice(0, start.lastIndexOf('/') + 1);
    if (folder) {
      startPainting(folder, !loadsWithPage);
      waits = !loadsWithPage;
    }
  }
} catch {
  // An old browser keeps the skeletons.
}
if (!waits && (isFirstRun || !hasTemplate)) loadWithPage();
