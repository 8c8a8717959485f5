import { computed } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { onEnd } from '../lib/async';
import { productPurchase } from '../page/product-purchase';
import { readProductAttributes } from '../markup/host-attributes';
import { firstOf, shownOnProduct } from '../markup/shown-wallets';
import { instrumentOf } from '../widget/wallets';
import { ProductSlots } from '../button/views';
import { canServe, createWidget } from '../widget/widget';
import { mount } from '../button/roots';
import { keepFilled } from './keep-filled';
import { hostClass } from './host';
import type { HostKind } from './render-host';

/**
 * `<shopify-accelerated-checkout>`: the buttons of a product page. It renders only inside a product form. It is empty elsewhere, and if the
 * markup can't be used. What it shows is decided again when the choice changes, see shown-wallets.ts.
 */
const kind: HostKind = {
  render(host, root, read, end) {
    const form = host.closest('form');
    if (!form) return null;
    const shop = readProductAttributes(read);
    const { recommended: wanted } = shop;
    const purchase = productPurchase(form, host, shop.variants, end);
    const recommended = computed(() => (canServe(widget, wanted) ? wanted : null));
    // Always `product`: the host is in a product form, even if a quick view has opened it on another page.
    const widget = createWidget({ host, shop, pageType: 'product', purchase, recommended: wanted && recommended, end });
    // Painted slots stay as they are: a server's stand beside its style.
    if (!root.querySelector('slot'))
      onEnd(
        end,
        mount(root, () => (<ProductSlots />) as ComponentChild),
      );
    const first = computed(() => firstOf(shop, (config) => canServe(widget, config)));
    return keepFilled(widget, () => shownOnProduct(first.value, shop, instrumentOf));
  },
};

export const ProductHost = hostClass(() => kind);

/** Fills a host that is in no page. Where that throws, no element has its name yet, and the platform's script can take them all. */
export function tryFilling(): void {
  const host = document.createElement('form').appendChild(document.createElement('div'));
  const read = (name: string) => (/^[ab]/.test(name) ? 'https://x' : null);
  const end = new AbortController();
  kind.render(host, host.attachShadow({ mode: 'closed' }), read, end.signal);
  end.abort();
}
