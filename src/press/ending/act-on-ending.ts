import { flush, report, track } from '../../core/track';
import type { Pressable } from '../../core/click';
import type { Ending } from '../../wallet';
import { buyForm } from '../../core/page/leave';
import { CodeMissing } from '../api/code-missing';
import { leaveOnce } from './form';
import { showEnding } from './dialog';
import { openCheckout } from './checkout';
import { isRefused } from '../running/cart/outcome';
import { isWebAddress, webAddressError } from '../running/cart/checkout-address';

/**
 * Acts on an ending: the only place that leaves the page or opens a dialog.
 *
 * @param opener gets the focus back when the dialog closes
 * @param pressed the wallet whose press has ended, and its widget
 */
export function settle(ending: Ending, opener: HTMLElement, pressed: Pick<Pressable, 'wallet' | 'widget'>): void {
  const { wallet, widget } = pressed;
  track('ending', { ...ending, wallet });
  switch (ending.type) {
    case 'decelerate':
    case 'redirect':
      if (!isWebAddress(ending.url))
        return settle({ type: 'unrecoverable', error: webAddressError(ending.url) }, opener, pressed);
      // `Object.hasOwn`, because a page may have put an `error` on `Object.prototype`.
      if (Object.hasOwn(ending, 'error')) report(ending.error);
      openCheckout(ending.url);
      // After the request for the next page, which must not wait.
      return flush();
    case 'form': {
      const form = buyForm(widget.host);
      // A form of another kind would lose the file.
      if (!form) return settle({ type: 'unrecoverable', error: new Error('no form takes the file') }, opener, pressed);
      flush();
      // Through the prototype, because a control of the form may have any name.
      Element.prototype.setAttribute.call(form, 'enctype', 'multipart/form-data');
      return leaveOnce(pressed);
    }
    case 'unrecoverable':
      report(ending.error);
      if (ending.error instanceof CodeMissing) return leaveOnce(pressed);
      // A form of another kind would not take the product.
      if (isRefused(ending.error) && (!widget.purchase.form || buyForm(widget.host))) return leaveOnce(pressed);
      return void showEnding(ending, opener, pressed);
    case 'custom_validation':
    case 'out_of_stock':
    case 'theme_editor':
    case 'unavailable':
      return void showEnding(ending, opener, pressed);
    // The wallet has shown them, or there is nothing to say.
    case 'handed_over':
    case 'cancelled':
      return;
    default:
      return ending satisfies never;
  }
}
