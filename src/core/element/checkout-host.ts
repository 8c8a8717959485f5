import { loadCheckoutButton } from '../chunks';
import { report } from '../track';
import { hostClass, type View } from './host';

/**
 * `<shopify-checkout-wallet-button>`: a single wallet chosen by `wallet-config`, for a checkout page. Its code comes when there is one,
 * because no other page needs it.
 */
export const CheckoutHost = hostClass({
  render(host, root, read, end) {
    let view: View | null = null;
    loadCheckoutButton().then(
      ({ renderCheckoutButton }) => (view = renderCheckoutButton(host, root, read, end)),
      report,
    );
    return { refresh: () => view?.refresh() };
  },
});
