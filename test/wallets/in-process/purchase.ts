import type { WalletContext } from '../../../src/wallet';
import type { Goods } from './journey';
import type { InProcessStore } from './store';

type Purchase = Pick<WalletContext, 'pageType' | 'productForm' | 'cartId' | 'requiresShipping' | 'hasPlan'>;

/** What a page says of the goods that are bought on it; a shopper's own cart is filled for it. */
export function purchaseOf(goods: Goods, store: InProcessStore): Purchase {
  const id = goods.page === 'cart' ? store.fill(goods.filled, goods.codes) : null;
  return {
    pageType: goods.page === 'cart' ? 'cart_page' : 'product',
    productForm: () =>
      goods.page === 'product'
        ? {
            variantId: goods.variantId,
            quantity: goods.quantity,
            properties: {},
            ...(goods.plan !== undefined && { sellingPlanId: goods.plan }),
          }
        : null,
    cartId: () => id,
    requiresShipping: () => goods.sends,
    hasPlan: () =>
      goods.page === 'product' ? goods.plan !== undefined : goods.filled.some(([, plan]) => plan !== null),
  };
}
