import { makeElement } from '../../../src/lib/dom';
import { CALL_TO_ACTION } from '../../../src/names';
import type { OurButton, WalletId } from '../../../src/wallet';
import type { PartnerPainted } from '../../partner-button';
import type { PayPalParams } from '../paypal-params';

/**
 * Paints PayPal's own button: an element of the page's own document, which opens nothing by itself. A click on it is one on the wallet's
 * element, as on our button. Paints nothing where PayPal's script has not registered it.
 */
export const ownButton =
  (ours: OurButton, wallet: WalletId, { color }: PayPalParams) =>
  async (place: HTMLElement): Promise<PartnerPainted | null> => {
    const tag = `${wallet}-button`;
    if (!customElements.get(tag)) return null;
    const element = makeElement(tag, {
      class: `${wallet}-${wallet === 'venmo' ? 'blue' : color}`,
      ...(ours.element.hasAttribute(CALL_TO_ACTION) && { type: 'pay' }),
    });
    // Not by an attribute, which a content policy may refuse.
    Object.assign(element.style, { display: 'block', width: '100%', height: '100%' });
    place.appendChild(element);
    return { element, close() {} };
  };
