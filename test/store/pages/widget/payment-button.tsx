/** @jsxImportSource preact */
import { h, type ComponentChildren, type HTMLAttributes } from 'preact';
import type { Product } from '../../shop/catalog';
import type { PageRequest } from '../page-request';
import { BuyerConsent } from './buyer-consent';
import { hostAttributes } from './host-attributes';
import { recommendedWallet, type WalletMarkup } from './wallet-config';

/** The placeholder of a button while the widget loads. `disabled` has no meaning on a div, but the platform writes it and themes have styles for it. */
const skeleton = (attributes: { class: string; style?: string }, children: ComponentChildren) =>
  h('div', { ...attributes, role: 'button', disabled: true, 'aria-hidden': 'true' } as HTMLAttributes, children);

const BLANK = '\u00a0';

const BARE = 'background-color:transparent;border:none;';

interface HostProps {
  product: Product;
  req: PageRequest;
  recommended: WalletMarkup | null;
}

/** The element with its skeletons: one for the button, one for the link below it where a wallet is recommended. */
export function PaymentHost({ product, req, recommended }: HostProps) {
  return h(
    'shopify-accelerated-checkout',
    hostAttributes(product, req, recommended),
    skeleton(
      { class: 'shopify-payment-button__button', ...(req.nonce === undefined && { style: BARE }) },
      <div class="shopify-payment-button__skeleton">{BLANK}</div>,
    ),
    recommended && skeleton({ class: 'shopify-payment-button__more-options shopify-payment-button__skeleton' }, BLANK),
  );
}

/** The payment button as the platform's form renders it: the element, and the subscription notice where plans are sold. */
export function PaymentButton({ product, req }: { product: Product; req: PageRequest }) {
  return (
    <div class="shopify-payment-button" data-shopify="payment-button">
      <PaymentHost product={product} req={req} recommended={recommendedWallet(req)} />
      {product.sellingPlans.length > 0 && <BuyerConsent req={req} />}
    </div>
  );
}
