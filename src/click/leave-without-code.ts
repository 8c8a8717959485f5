import { pageOrigin, storePath } from '../lib/addresses';
import { prototypeOf } from '../lib/dom';
import { buyForm, submitTo } from '../page/form';
import type { Widget } from '../widget/live-widgets';
import { NO_NETWORK } from '../words';

/**
 * The way to checkout where no later file can be fetched: by the product form, whose fields the browser checks, or with the shopper's cart.
 */
export function leaveWithoutCode({ host, busy }: Pick<Widget, 'host' | 'busy'>): void {
  // The button stays busy until the page is left, because a second click would put the same into the cart twice.
  const stay = () => void (busy.value = null);
  // The page is not left for the browser's error page. The notice for that is one of the missing files.
  if (navigator.onLine === false) {
    stay();
    return alert(NO_NETWORK);
  }
  const checkout = storePath('/checkout');
  const form = buyForm(host);
  if (!form) return location.assign(pageOrigin() + checkout);
  // Through the prototype, because a control may have any name.
  const { matches, reportValidity } = prototypeOf(form);
  if (!matches.call(form, '[novalidate]') && !reportValidity.call(form)) return stay();
  submitTo(form, checkout);
}
