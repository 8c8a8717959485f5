/**
 * The second half of the snippet's last script: paints buttons with the page's first frame, before the widget is there. A browser
 * without what it needs keeps the skeletons; a second copy does nothing.
 */
import { LOGOS } from '../names';
import { loaded } from '../paint/make-button';
import { startPainting } from '../paint/start';

const page = window as { [LOGOS]?: typeof loaded };

try {
  const { content } = document.currentScript!.previousElementSibling as HTMLTemplateElement;
  if (!page[LOGOS] && window.customElements && CSS.supports('selector(:has(a))')) {
    page[LOGOS] = loaded;
    startPainting(content.children[0]!.getAttribute('src')!.replace(/[^/]*$/, ''));
  }
} catch {
  // An old browser, or another element than the template before the script.
}
