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
 * `<shopify-accelerated-checkout>`: the buttons of a product page. Renders only inside a product form; anywhere else, and with markup
 * that can't be used, it is empty.
 *
 * It shows the recommended wallet where it can serve the purchase, else the fallback, and, unless that is the unbranded button, the
 * link to more payment options. It decides anew when the choice changes. The link's place stays where the markup recommends a wallet.
 */
export const ProductHost = hostClass({
  render(host, root, read, end) {
    const form = host.closest('form');
    if (!form) return null;
    const shop = readProductAttributes(read);
    const { fallback, recommended: wanted } = shop;
    const purchase = productPurchase(form, host, shop.variants, end);
    const recommended = computed(() => (canServe(widget, wanted) ? wanted : null));
    // The host stands in a product form, whatever page a quick view has opened it on.
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
