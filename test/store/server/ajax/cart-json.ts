import type { CartState, LineState } from '../../shop/cart/cart-state';
import { hasOneForm, productName } from '../../shop/cart/product-name';
import { totalsOfCart, totalsOfLine } from '../../shop/cart/totals';
import { lineKey } from './line-key';

const planJson = (line: LineState, unit: number) =>
  line.sellingPlan && {
    selling_plan_allocation: {
      price: unit,
      per_delivery_price: unit,
      price_adjustments: [{ position: 1, price: unit }],
      selling_plan: {
        id: line.sellingPlan.id,
        name: line.sellingPlan.name,
        recurring_deliveries: true,
        fixed_selling_plan: false,
      },
    },
  };

/** One line as the Ajax API writes it; prices in hundredths of the cart's currency. */
export const lineJson = (cart: CartState, line: LineState) => {
  const { product, variant, quantity } = line;
  const { unit, original, discounts, discount, final } = totalsOfLine(cart, line);
  const finalUnit = quantity > 0 ? Math.round(final / quantity) : unit;
  return {
    id: variant.id,
    key: lineKey(line),
    variant_id: variant.id,
    product_id: product.id,
    quantity,
    title: productName(product, variant),
    product_title: product.title,
    variant_title: hasOneForm(product) ? null : variant.title,
    variant_options: variant.options,
    options_with_values: product.options.map(({ name }, index) => ({ name, value: variant.options[index] ?? '' })),
    price: unit,
    original_price: unit,
    final_price: finalUnit,
    discounted_price: finalUnit,
    line_price: original,
    original_line_price: original,
    final_line_price: final,
    total_discount: discount,
    discounts: discounts.map(({ code, amount }) => ({ title: code, amount })),
    properties: line.attributes,
    requires_shipping: variant.requiresShipping,
    gift_card: false,
    sku: `KARUI-${variant.id}`,
    vendor: 'かるい茶舗',
    handle: product.handle,
    url: `/products/${product.handle}?variant=${variant.id}`,
    image: null,
    quantity_rule: {
      min: product.quantityRule.minimum,
      max: product.quantityRule.maximum,
      increment: product.quantityRule.increment,
    },
    ...planJson(line, unit),
  };
};

/** The cart as `/cart.js` writes it. */
export const cartJson = (cart: CartState) => {
  const totals = totalsOfCart(cart);
  return {
    token: `${cart.token}?key=${cart.key}`,
    note: cart.note,
    attributes: cart.attributes,
    original_total_price: totals.original,
    total_price: totals.final,
    total_discount: totals.discount,
    total_weight: 0,
    item_count: totals.quantity,
    items: cart.lines.map((line) => lineJson(cart, line)),
    requires_shipping: cart.lines.some((line) => line.variant.requiresShipping),
    currency: cart.currency,
    items_subtotal_price: totals.final,
    cart_level_discount_applications: [],
    discount_codes: cart.discounts.map(({ code, applicable }) => ({ code, applicable })),
  };
};
