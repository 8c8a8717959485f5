import { expect, test } from 'vitest';
import { cartPurchase } from '../../src/page/cart-purchase';
import { prepare } from '../../src/click/click';
import { cartFacts } from '../../src/page/purchase';
import { withdrawButton } from '../../src/press/rare-press/withdraw';
import type { Button } from '../../src/widget/press-code';
import { createWidget } from '../../src/widget/widget';
import { SHOP } from '../shop';

const CART = { empty: false, requiresShipping: true };

test('a wallet that is only prepared for a checkout page’s own button is asked again when the selling plan is removed', async () => {
  const host = document.createElement('shopify-checkout-wallet-button');
  cartFacts.value = { ...CART, hasPlan: true };
  const { signal: end } = new AbortController();
  const widget = createWidget({ host, shop: SHOP, pageType: 'checkout', purchase: cartPurchase(host), end });
  const button: Button = { widget, wallet: 'venmo', params: {}, element: host };
  withdrawButton(button, 'billing_agreement', true);
  expect(widget.withdrawn.value).toEqual(['venmo']);
  cartFacts.value = { ...CART, hasPlan: false };
  expect(widget.withdrawn.value).toEqual([]);
  // This mistake in its markup is what it says, now that it was asked again.
  await expect(prepare(button)).rejects.toThrow('wrong or no sdkUrl');
});
