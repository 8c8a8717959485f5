import type { OpenedSheet, SheetHandlers } from './opened-sheet';
import type { WalletParams } from '../wallet';

const EVENTS = [
  'validatemerchant',
  'paymentmethodselected',
  'shippingcontactselected',
  'shippingmethodselected',
  'paymentauthorized',
] as const;

/** Who is paid, as the sheet says it: the merchant's name, else the shop's address. */
const payeeOf = ({ merchantName }: WalletParams): string =>
  typeof merchantName === 'string' && merchantName.trim() ? merchantName : location.hostname;

/**
 * Opens Apple's sheet; only inside a click, with nothing awaited before (https://developer.apple.com/documentation/applepayontheweb/applepaysession).
 * What the sheet asks is kept for the flow, which may still be on its way: Apple waits 30 s for each answer. Throws where Apple
 * does, for parameters that it doesn't take.
 */
export function openApplePay(params: WalletParams, currency: string, asksAddress: boolean): OpenedSheet {
  const given = params as Partial<ApplePayJS.ApplePayPaymentRequest> & { [name: string]: unknown };
  const payee = payeeOf(params);
  const asked: ApplePayJS.ApplePayContactField[] = asksAddress ? ['name', 'postalAddress'] : [];
  if (given['emailRequired']) asked.push('email');
  if (given['phoneRequired']) asked.push('phone');
  const session = new ApplePaySession(
    [14, 12, 3].find((version) => ApplePaySession.supportsVersion(version))!,
    {
      countryCode: given.countryCode!,
      currencyCode: currency.toUpperCase(),
      merchantCapabilities: given.merchantCapabilities!,
      supportedNetworks: given.supportedNetworks!,
      shippingType: given.shippingType,
      requiredBillingContactFields: ['name', 'postalAddress'],
      requiredShippingContactFields: asked,
      // Apple rejects a total of 0, and there is no cart yet.
      total: { label: payee, amount: '1.00' },
    },
  );

  let listen!: OpenedSheet['listen'];
  const flowHandlers = new Promise<SheetHandlers>((resolve) => (listen = resolve));
  for (const type of EVENTS) {
    // Each event has a type of its own, which only its handler needs to know.
    session[`on${type}`] = (event: unknown) => void flowHandlers.then((handlers) => handlers[type](event as never));
  }
  const cancelled = new Promise<void>((resolve) => (session.oncancel = () => resolve()));
  session.begin();
  return { session, payee, asksAddress, listen, cancelled };
}
