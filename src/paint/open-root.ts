import buttonStyle from '../ui/button.css?inline';
import gridStyle from '../ui/grid.css?inline';
import { adopt } from './adopt';

/**
 * Gives an element a closed shadow root. One style for all: a grid has nothing that a button's rules are for, and a button no grid. What
 * `host.css` says stands in the page's head.
 */
export const openRoot = (element: Element): ShadowRoot => {
  const root = element.attachShadow({ mode: 'closed' });
  adopt(root, gridStyle + buttonStyle);
  return root;
};
