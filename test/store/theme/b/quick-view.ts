import { Idiomorph } from 'idiomorph';
import type { QuickViewWays } from '../quick-view';

/** Theme B: morphs the product in the dialog into the next one, the widget's element too; closing leaves it there. */
export const quickView: QuickViewWays = {
  show(content, page) {
    const product = page.querySelector('.product-details');
    if (!product) throw new Error('The page shows no product');
    Idiomorph.morph(content, product, { morphStyle: 'innerHTML' });
  },
  closed: () => {},
};
