/** Server components: they make markup from props, and keep no state. */
import type { ForwardedRef, ReactElement } from 'react';
import { CART_HOST, CART_SKELETON, MORE_OPTIONS_CLASS, PRODUCT_HOST, PRODUCT_SKELETON } from '../names';
import { hostAttributes, numberOf, type HostAttributes, withRef } from './attributes';
import { LiveHost } from './live-host';
import type { AcceleratedCheckoutCartProps, AcceleratedCheckoutProps, ProductForm } from './public';

const box = (classes: string) => `<div class="${classes}"></div>`;

/** As many boxes as there are wallets. */
const MOST_BOXES = 9;

/** A hidden field. A missing value is written as an empty text: otherwise React would keep the field's last value. */
const field = (name: string, value: unknown) => (
  <input type="hidden" name={name} value={(value ?? '') as string} key={name} />
);

/**
 * A product form around its host. Its submit says whether anything can be bought, as a theme's does. It is hidden twice: a content policy may
 * refuse the style that the server writes, and a style sheet of the page may show what is `hidden`.
 */
const formAround = (
  { variantId, quantity = 1, sellingPlanId, attributes }: ProductForm,
  disabled: boolean | undefined,
  host: ReactElement,
) => (
  <form>
    {field('id', numberOf(variantId))}
    {field('quantity', quantity)}
    {sellingPlanId != null && field('selling_plan', numberOf(sellingPlanId))}
    {Object.entries(attributes ?? {}).map(([name, value]) => field(`properties[${name}]`, value))}
    <input type="submit" hidden style={{ display: 'none' }} disabled={disabled} />
    {host}
  </form>
);

/** Renders `AcceleratedCheckout`, see `public.ts`. */
function drawProduct(
  { form, src, split, onPress, ...props }: AcceleratedCheckoutProps,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const { recommended, fallback, variantParams: variants, disabled } = props;
  // As in product-host.tsx: if any wallet is recommended, the link keeps its place.
  const isBuyItNow = !recommended && (fallback?.name ?? 'buy_it_now') === 'buy_it_now';
  const variantParams = Array.isArray(variants)
    ? variants.map((variant) => ({ ...variant, id: numberOf(variant?.id) }))
    : variants;
  const host = (
    <LiveHost
      name={PRODUCT_HOST as 'div'}
      attributes={hostAttributes({ ...props, variantParams })}
      skeleton={box(PRODUCT_SKELETON) + (isBuyItNow ? '' : box(`${MORE_OPTIONS_CLASS} ${PRODUCT_SKELETON}`))}
      src={src}
      split={split}
      onPress={onPress}
      hostRef={ref}
    />
  );
  return form ? formAround(form, disabled, host) : host;
}

/** Renders `AcceleratedCheckoutCart`, see `public.ts`. */
function drawCart(
  { src, split, onPress, ...props }: AcceleratedCheckoutCartProps,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const { walletConfigs } = props;
  const length = Array.isArray(walletConfigs) ? Math.min(walletConfigs.length, MOST_BOXES) : 0;
  const boxes = box('wallet-cart-button__skeleton').repeat(length);
  return (
    <LiveHost
      name={CART_HOST as 'div'}
      attributes={hostAttributes(props as unknown as HostAttributes)}
      skeleton={`<div class="${CART_SKELETON}" aria-hidden="true">${boxes}</div>`}
      src={src}
      split={split}
      onPress={onPress}
      hostRef={ref}
    />
  );
}

/** See `public.ts`. */
export const AcceleratedCheckout = /* @__PURE__ */ withRef(drawProduct);

/** See `public.ts`. */
export const AcceleratedCheckoutCart = /* @__PURE__ */ withRef(drawCart);
