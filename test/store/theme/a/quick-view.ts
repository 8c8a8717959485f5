import { runScripts, setMarkup } from '../markup';
import { initPaymentButtons } from '../payment-button';
import type { QuickViewWays } from '../quick-view';

/** Theme A: renames the section in the markup's text, then sets the markup with `innerHTML`. */
export const quickView: QuickViewWays = {
  show(content, page) {
    const product = page.querySelector<HTMLElement>('product-info');
    const section = product?.dataset['section'];
    if (!product || !section) throw new Error('The page shows no product');
    const id = product.querySelector('input[name="product-id"]')?.getAttribute('value') ?? '';
    setMarkup(content, product.outerHTML.replaceAll(section, `quickview-${id}`));
    runScripts(content);
    initPaymentButtons();
  },
  closed: (content) => setMarkup(content, ''),
};
