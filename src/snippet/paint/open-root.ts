import { adoptStyle } from '../../core/lib/adopt-style';
import buttonStyle from '../../core/ui/button.css?inline';
import gridStyle from '../../cart/grid.css?inline';
import { makeRoot } from '../../core/ui/hand-over';
import { isBack } from '../platform-script';

/**
 * Gives an element a closed shadow root, which the widget takes over. Grids and buttons share one style, because the rules of one match
 * nothing in the other. The rules of `host.css` are in the page's head.
 */
export const openRoot = (element: HTMLElement): ShadowRoot => {
  const root = makeRoot(element, (taken) => {
    // If the widget can't load, the platform's own script fills the element itself.
    if (isBack) taken.textContent = element.textContent = '';
  });
  adoptStyle(root, gridStyle + buttonStyle);
  return root;
};
