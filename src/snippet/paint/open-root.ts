import buttonStyle from '../../core/ui/button.css?inline';
import gridStyle from '../../core/ui/grid.css?inline';
import { isBack } from '../platform-script';
import { adopt } from './adopt';

/**
 * Gives an element a closed shadow root, which the widget gets from the element's own `attachShadow` when it takes the element over. Grids
 * and buttons share one style, because the rules of the one match nothing in the other. What `host.css` says stands in the page's head.
 */
export const openRoot = (element: Element): ShadowRoot => {
  const root = element.attachShadow({ mode: 'closed' });
  element.attachShadow = () => {
    // The platform's own script brings all that it shows, where the widget can't load.
    if (isBack) root.textContent = element.textContent = '';
    return root;
  };
  adopt(root, gridStyle + buttonStyle);
  return root;
};
