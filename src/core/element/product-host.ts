import { computed } from '@preact/signals';
import { element } from '../lib/element';
import { productPurchase } from '../page/product-purchase';
import { readProductAttributes, type KnownConfig } from '../shop';
import { wallets } from '../wallets';
import { canServe, createWidget } from '../widget';
import { fill, type Shown } from './fill';
import { hostClass } from './host';

const BUY_IT_NOW: KnownConfig = { name: 'buy_it_now', params: {}, sellsPlans: true };

/**
 * `<shopify-accelerated-checkout>`: the buttons of a product page. It renders only inside a product form. It is empty elsewhere, and if the
 * markup can't be used.
 *
 * It shows the recommended wallet if that can serve the purchase, otherwise the fallback. It also shows the link to more payment options,
 * except beside the unbranded button. It decides again when the choice changes. If the markup recommends a wallet, the link always keeps
 * its place.
 */
export const ProductHost = hostClass({
  render(host, root, read, end) {
    const form = host.closest('form');
    if (!form) return null;
    const shop = readProductAttributes(read);
    const { fallback, recommended: wanted } = shop;
    const purchase = productPurchase(form, host, shop.variants, end);
    const recommended = computed(() => (canServe(widget, wanted) ? wanted : null));
    // Always `product`: the host is in a product form, even if a quick view has opened it on another page.
    const widget = createWidget({ host, shop, pageType: 'product', purchase, recommended: wanted && recommended, end });
    if (!root.querySelector('slot'))
      for (const name of ['button', 'promise', 'more-options']) root.appendChild(element('slot', { name }));
    return fill(widget, () => {
      const config = recommended.value ?? (canServe(widget, fallback) ? fallback : BUY_IT_NOW);
      const shown: Shown[] = [[config, { slot: 'button', 'call-to-action': '' }]];
      const beside = { slot: 'more-options', 'wallet-instrument-name': wallets[config.name].instrument };
      // Beside Buy It Now the link is not seen, see skeleton.css: it holds the place that the page was laid out with.
      if (wanted || config.name !== 'buy_it_now') shown.push([{ name: 'more_options', params: {} }, beside]);
      return shown;
    });
  },
});
