import { limitedCartDocument } from '../../cart-watch/limited-cart.ts';
import { documents } from '../../press/checkout/documents.ts';
import { subscriptionPolicy } from '../../policy/request-policy.ts';
import { cartShippingDocument } from '../../../wallets/amazon/cart-shipping.ts';
import { applePaySessionDocument } from '../../../wallets/apple-pay/merchant-session.ts';
import { paypalTokenDocument } from '../../../wallets/paypal/window/create-token.ts';
import { paypalDetailsDocument } from '../../../wallets/paypal/window/fetch-details.ts';
import * as sheetDocuments from '../../../wallets/sheet/operations/documents.ts';
import * as payDocuments from '../../../wallets/sheet/pay/documents.ts';

/** A document that the widget sends. */
export interface WidgetDocument {
  name: string;
  text: string;
  /** What the widget does where the API refuses it. */
  refused: string;
}

const DIALOG = 'a press ends in the general dialog; the theme’s own button remains';
const SHEET = 'orders of Apple Pay and Google Pay end in the general dialog';

const ofSheets: WidgetDocument[] = Object.entries({ ...sheetDocuments, ...payDocuments }).map(([name, text]) => ({
  name,
  text,
  refused: name === 'cartRemovePersonalData' ? 'the shopper’s data stays in the cart of a closed sheet' : SHEET,
}));

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
  { name: 'applePaySessionCreate', text: applePaySessionDocument, refused: 'Apple Pay ends in the general dialog' },
  { name: 'cartShipping', text: cartShippingDocument, refused: 'Amazon Pay ends in the general dialog' },
  { name: 'paypalTokenCreate', text: paypalTokenDocument, refused: 'PayPal ends in the general dialog' },
  {
    name: 'PayPalBuyerDetailsFetch',
    text: paypalDetailsDocument,
    refused: 'an approved PayPal order ends in the general dialog',
  },
  { name: 'subscriptionPolicy', text: subscriptionPolicy, refused: 'the policy’s dialog says that there is none' },
];
