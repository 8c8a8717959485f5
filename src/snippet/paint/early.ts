import gridStyle from '../../cart/grid.css?inline';
import buttonStyle from '../../early/button.css?inline';
import { makeEarly } from '../../early/make-early';

/** What the painter and the widget both need. Grids and buttons share one style, because the rules of one match nothing in the other. */
export const early = makeEarly(gridStyle + buttonStyle);
