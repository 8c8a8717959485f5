import { limitedCartDocument } from '../../../cart-watch/look-at-cart.ts';
import { documents } from '../../../press/cart/calls.ts';
import { subscriptionPolicyQuery } from '../../../policy/request-policy.ts';
import { cartShippingDocument } from '../../../../wallets/amazon/requires-shipping.ts';
import { applePaySessionDocument } from '../../../../wallets/apple-pay/merchant-session.ts';
import { paypalTokenDocument } from '../../../../wallets/paypal/paypal-window/create-token.ts';
import { paypalDetailsDocument } from '../../../../wallets/paypal/paypal-window/fetch-details.ts';
import { codesDocument } from '../../../../wallets/order/rare-order/discount-codes.ts';
import { billingDocument } from '../../../../wallets/order/rare-order/not-shipped.ts';
import * as sheetDocuments from '../../../../wallets/order/documents.ts';
import { ADDRESS, CART } from '../../../../wallets/order/rare-order/older-api-parts.ts';
import { paymentDocument, submitDocument } from '../../../../wallets/order/payment/submit-cart.ts';

/** A document that the widget sends. */
export interface WidgetDocument {
  name: string;
  text: string;
  /** What the widget does where the API refuses it. */
  refused: string;
}

const DIALOG = 'a press ends in the general dialog; the theme’s own button remains';
const OLDER = 'one call of a visit fails, and its sheets go on with the older form';
const CHECKOUT = 'orders of Apple Pay and Google Pay go on at checkout';
const NEWER = 'nothing, as long as the newer form is there: only stores that pin an old version need the older one';

/** What the widget does where the API refuses a sheet's document. */
function refusedOf(name: string): string {
  if (name === 'cartRemovePersonalData') return 'the shopper’s data stays in the cart of a closed sheet';
  return name === 'cartSubmitForCompletion' ? CHECKOUT : OLDER;
}

const sheets: readonly (readonly [name: string, text: string])[] = Object.entries({
  cartBillingAddressUpdate: billingDocument,
  ...sheetDocuments,
  cartDiscountCodesUpdate: codesDocument,
  cartPaymentUpdate: paymentDocument,
  cartSubmitForCompletion: submitDocument,
});

const ofSheets: WidgetDocument[] = sheets.map(([name, text]) => ({ name, text, refused: refusedOf(name) }));

/** The same in their older form, where they have one. */
const olderOfSheets: WidgetDocument[] = sheets.flatMap(([name, text]) => {
  const older = ADDRESS.document(CART.document(text));
  return older === text ? [] : [{ name: `${name} (older form)`, text: older, refused: NEWER }];
});

/** All documents of the widget. `test/structure/documents.test.ts` sends the same ones to the schema of the demo store. */
export const WIDGET_DOCUMENTS: readonly WidgetDocument[] = [
  { name: 'cartCreate', text: documents.cartCreate, refused: DIALOG },
  { name: 'cart', text: documents.cart, refused: DIALOG },
  {
    name: 'limitedCart',
    text: limitedCartDocument,
    refused: 'the wallets of a cart page don’t follow what the cart needs',
  },
  ...ofSheets,
  ...olderOfSheets,
  { name: 'applePaySessionCreate', text: applePaySessionDocument, refused: 'Apple Pay ends in the general dialog' },
  { name: 'cartShipping', text: cartShippingDocument, refused: 'Amazon Pay ends in the general dialog' },
  { name: 'paypalTokenCreate', text: paypalTokenDocument, refused: 'PayPal ends in the general dialog' },
  {
    name: 'PayPalBuyerDetailsFetch',
    text: paypalDetailsDocument,
    refused: 'an approved PayPal order ends in the general dialog',
  },
  {
    name: 'subscriptionPolicyQuery',
    text: subscriptionPolicyQuery,
    refused: 'the policy’s dialog says that there is none',
  },
];
