import buttonStyle from '../../core/ui/button.css?inline';
import gridStyle from '../../core/ui/grid.css?inline';
import { isBack } from '../platform-script';
import { adoptStyle } from '../../core/lib/adopt-style';

/**
 * Gives an element a closed shadow root. The widget gets this root from the element's own `attachShadow` when it takes the element over.
 * Grids and buttons share one style, because the rules of one match nothing in the other. The rules of `host.css` are in the page's head.
 */
export const openRoot = (element: Element): ShadowRoot => {
  const root = element.attachShadow({ mode: 'closed' });
  element.attachShadow = () => {
    // If the widget can't load, the platform's own script fills the element itself.
    if (isBack) root.textContent = element.textContent = '';
    return root;
  };
  adoptStyle(root, gridStyle + buttonStyle);
  return root;
};
