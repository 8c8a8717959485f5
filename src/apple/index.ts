/** What only a browser with Apple Pay needs: the sheet's code has to be there before the click. */
import type { OpenedSheet, SheetHandlers } from '../opened-sheet';
import type { WalletParams } from '../wallet';
import { readCookie } from '../lib/dom';
import { pageHost } from '../lib/addresses';
import { chooseCodesPlace } from './iphone-code';
import { report } from '../lib/track';
import type { Button } from '../widget/press-code';

/** Since when a click can open the sheet, in milliseconds of `performance.now()`. */
export const readyAt = performance.now();

const EVENTS = [
  'validatemerchant',
  'paymentmethodselected',
  'shippingcontactselected',
  'shippingmethodselected',
  'couponcodechanged',
  'paymentauthorized',
] as const;

/** The payee's name in the sheet: the merchant's name, otherwise the shop's address. */
const payeeOf = ({ merchantName }: WalletParams): string =>
  typeof merchantName === 'string' && merchantName.trim() ? merchantName : pageHost();

/**
 * Opens Apple's sheet. Call it only inside a click, before any `await`
 * (https://developer.apple.com/documentation/applepayontheweb/applepaysession). The sheet's events are kept until the flow's code is
 * loaded: Apple waits 30 s for each answer. Throws if Apple does not accept the parameters. Opens none where the shop demands a company's
 * name: no sheet asks for it, so a shopper would fill it in, and pay, in vain.
 *
 * @param makesCart whether the press makes a cart of its own
 * @param pressed the element that was pressed
 */
export function openApplePay(
  params: WalletParams,
  currency: string,
  asksAddress: boolean,
  makesCart?: boolean,
  pressed?: Element,
): OpenedSheet | undefined {
  const written = params as Partial<ApplePayJS.ApplePayPaymentRequest> & { [name: string]: unknown };
  if (written['companyRequired']) return;
  const payee = payeeOf(params);
  const contactFields: ApplePayJS.ApplePayContactField[] = asksAddress ? ['name', 'postalAddress'] : [];
  if (written['emailRequired']) contactFields.push('email');
  if (written['phoneRequired']) contactFields.push('phone');
  const newestVersion = [14, 12, 3].find((version) => ApplePaySession.supportsVersion(version))!;
  // The cart that the press makes gets the code of a campaign's link; what the shopper's own cart has is not known yet.
  const code = (makesCart && readCookie('discount_code')) || '';
  const showsCode = !!pressed && chooseCodesPlace(pressed);
  const session = new ApplePaySession(newestVersion, {
    countryCode: written.countryCode!,
    currencyCode: currency.toUpperCase(),
    merchantCapabilities: written.merchantCapabilities!,
    supportedNetworks: written.supportedNetworks!,
    shippingType: written.shippingType,
    requiredBillingContactFields: ['name', 'postalAddress'],
    requiredShippingContactFields: contactFields,
    // Version 12 brought discount codes.
    ...(newestVersion > 3 && { supportsCouponCode: true, couponCode: code }),
    // Apple rejects a total of 0, and there is no cart yet.
    total: { label: payee, amount: '1.00' },
  });

  let listen!: OpenedSheet['listen'];
  const flowHandlers = new Promise<SheetHandlers>((resolve) => (listen = resolve));
  for (const type of EVENTS) {
    // Each event has its own type, which only its handler needs to know.
    session[`on${type}`] = (event: unknown) => void flowHandlers.then((handlers) => handlers[type](event as never));
  }
  const cancelled = new Promise<void>((resolve) => (session.oncancel = () => resolve()));
  session.begin();
  const abort = () => {
    try {
      session.abort();
    } catch {
      // It is already closed.
    }
  };
  return { session, payee, asksAddress, code, showsCode, listen, abort, cancelled };
}

/** Opens the sheet of a press, inside its click. Where that fails the press goes on without a sheet. */
export function openSheet({ widget, params, element }: Button): OpenedSheet | undefined {
  const { shop, purchase } = widget;
  try {
    return openApplePay(params, shop.buyerCurrency, purchase.mayShip(), !purchase.cartId(), element);
  } catch (error) {
    report(error);
  }
}
