/** @jsxImportSource preact */
import { products, type Product } from '../../shop/catalog';
import type { PageRequest } from '../page-request';
import { chosenVariant } from '../product/chosen-variant';
import { ProductForm } from '../product/product-form';
import { readSwitch } from '../read-switch';
import { cartWallets } from '../widget/cart-wallets';
import { PaymentHost } from '../widget/payment-button';
import { walletMarkup } from '../widget/wallet-config';

/** With the switch `window=wallets` each product of the home page has a wallet of its own, so that all wallets are seen at once. */
export const showsWallets = (req: PageRequest): boolean => readSwitch(req, 'window') === 'wallets';

/** A product that is sold by plan only can't be bought here: its buyer has to choose the plan first. */
const sold = products.filter(({ requiresSellingPlan }) => !requiresSellingPlan);

/** The wallet of a product: the products take the wallets of the cart in turn. */
function walletOf(product: Product, req: PageRequest) {
  const { known } = cartWallets(req);
  const name = known[sold.indexOf(product) % known.length];
  return name ? walletMarkup(name, req) : null;
}

/** Buys one product from the home page: the first variant in stock, in the smallest quantity, as a one-time purchase. */
export function WindowButton({ product, req }: { product: Product; req: PageRequest }) {
  if (product.requiresSellingPlan) {
    return (
      <a class="button product-card__more" href={`/products/${product.handle}`}>
        定期便を選ぶ
      </a>
    );
  }
  const sectionId = `window-${product.handle}`;
  const { variant } = chosenVariant(product, new URL(req.url.pathname, req.url));
  return (
    <ProductForm
      product={product}
      id={`product-form-${sectionId}`}
      sectionId={sectionId}
      class="product-card__form"
      type="add-to-cart-form"
    >
      <input type="hidden" name="id" value={variant?.id ?? ''} />
      <input type="hidden" name="quantity" value={product.quantityRule.minimum} />
      <div class="shopify-payment-button" data-shopify="payment-button">
        <PaymentHost product={product} req={req} recommended={walletOf(product, req)} />
      </div>
    </ProductForm>
  );
}
