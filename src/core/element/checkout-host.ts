import { loadCheckoutButton } from '../chunks';
import { tellDeveloper } from '../developer-errors';
import { report } from '../track';
import { hostClass, type View } from './host';

/**
 * `<shopify-checkout-wallet-button>`: a single wallet chosen by `wallet-config`, for a checkout page. Its code comes when there is one,
 * because no other page needs it.
 */
export const CheckoutHost = hostClass({
  render(host, root, read, end) {
    let view: View | null = null;
    loadCheckoutButton().then(({ renderCheckoutButton }) => {
      if (end.aborted) return;
      try {
        view = renderCheckoutButton(host, root, read, end);
      } catch (error) {
        tellDeveloper(error, host);
      }
    }, report);
    return { refresh: () => view?.refresh() };
  },
});
