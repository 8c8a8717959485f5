import { describe, expect } from 'vitest';
import { fromAppleContact } from '../../../wallets/apple-pay/apple-contact';
import { createDeadline } from '../../../src/press/api/deadline';
import { pay } from '../../../wallets/sheet/pay/pay';
import { walletPayment, type ApplePayContent } from '../../../wallets/sheet/pay/payment';
import { submitCart } from '../../../wallets/sheet/pay/submit-cart';
import { applePaySessionCreate } from '../../../wallets/apple-pay/merchant-session';
import { amountOf, cartOf, test, type StoreSheet } from '../../wallets/sheet/with-store/store-sheet';
import { line } from '../../store/test-support/goods';
import type { ContactName } from '../shopper/contacts';
import type { SheetState } from './sheet/sheet';
import { methods, request, total } from './seller';
import { createSimulator, type Simulator } from './simulator';

/** Waits for a state of the sheet, in real time. */
const until = ({ sheet, watch }: Simulator, wanted: SheetState) =>
  new Promise<void>((reached) => {
    const look = () => {
      if (sheet()?.state !== wanted) return;
      stop();
      reached();
    };
    const stop = watch(look);
    look();
  });

/** A sheet whose merchant session is the demo store's. `meant` says for which address it was made. */
async function opened(store: StoreSheet, { contact = 'tokyo' as ContactName, meant = (url: string) => url } = {}) {
  const simulator = createSimulator({ contact });
  const session = simulator.gesture(() => new simulator.ApplePaySession(14, request));
  session.onvalidatemerchant = async ({ validationURL }) => {
    const answer = await applePaySessionCreate(store.client, meant(validationURL));
    session.completeMerchantValidation(JSON.parse(answer?.body ?? ''));
  };
  session.onpaymentmethodselected = () => session.completePaymentMethodSelection(total(1080));
  session.onshippingcontactselected = () =>
    session.completeShippingContactSelection({ ...total(1680), newShippingMethods: methods });
  const payment = new Promise<ApplePayJS.ApplePayPayment>((given) => {
    session.onpaymentauthorized = (event) => given(event.payment);
  });
  session.begin();
  return { simulator, session, payment };
}

describe('the merchant session of the demo store', () => {
  test('is valid for the URL that it was made for', async ({ sheet }) => {
    const { simulator } = await opened(sheet);
    await until(simulator, 'ready');
    expect(simulator.violations).toEqual([]);
  });

  test('15: is refused for another URL', async ({ sheet }) => {
    const { simulator } = await opened(sheet, { meant: (url) => `${url}x` });
    await until(simulator, 'cancelled');
    expect(simulator.violations).toEqual(['15: the merchant session was not made for this validation URL']);
  });
});

const content = async ({ token, billingContact }: ApplePayJS.ApplePayPayment): Promise<ApplePayContent> => {
  const { data, header, signature, version } = token.paymentData as Omit<ApplePayContent, 'billingAddress'>;
  const billingAddress = await fromAppleContact(billingContact!);
  return { billingAddress, data, header, signature, version, lastDigits: token.paymentMethod.displayName.slice(-4) };
};

describe('at the demo store', () => {
  test('29: a payment is accepted and makes an order', async ({ sheet }) => {
    const { simulator, payment } = await opened(sheet);
    await until(simulator, 'ready');
    simulator.user.authorize();
    const given = await payment;
    const cart = cartOf(
      await sheet.authorize(
        await sheet.create({ lines: [line(44_001)] }),
        await fromAppleContact(given.shippingContact!),
      ),
    );
    const paid = walletPayment(cart.cost.totalAmount, { applePayWalletContent: await content(given) });
    const deadline = createDeadline(27_000);
    expect((await pay(sheet.client, cart.id, paid, deadline)).errors).toEqual([]);
    const submitted = await submitCart(sheet.client, cart.id, given.token.transactionIdentifier, deadline);
    expect(submitted).toMatchObject({ type: 'success' });
    deadline.end();
    simulator.user.cancel();
  });

  test.for<[ContactName, number, string]>([
    ['tokyo', 1, '9400.0 JPY'],
    ['kyoto', 1, '9100.0 JPY'],
    ['osaka', 1, '9400.0 JPY'],
    ['hokkaido', 1, '10000.0 JPY'],
    ['okinawa', 0, '8800.0 JPY'],
    ['us', 1, '90.15 USD'],
    ['gb', 1, '70.74 GBP'],
    ['ca', 1, '111.11 CAD'],
    ['ae', 1, '11200.0 JPY'],
    ['hk', 1, '11200.0 JPY'],
  ])('the contact %s is a whole address with %i ways to send, at %s', async ([contact, groups, amount], { sheet }) => {
    const { contacts } = createSimulator();
    const cart = cartOf(
      await sheet.authorize(await sheet.create({ lines: [line(44_001)] }), await fromAppleContact(contacts[contact])),
    );
    expect([cart.deliveryGroups.nodes.length, amountOf(cart)]).toEqual([groups, amount]);
  });

  test('two parcels go to the contact tokyo when one thing is bought once and one is subscribed to', async ({
    sheet,
  }) => {
    const { contacts } = createSimulator();
    const created = await sheet.create({ lines: [line(44_001), line(42_001, 1, 9001)] });
    const cart = cartOf(await sheet.authorize(created, await fromAppleContact(contacts.tokyo)));
    expect(cart.deliveryGroups.nodes).toHaveLength(2);
  });

  test.for<[ContactName, string]>([
    ['mistyped', 'zip'],
    ['emoji', 'firstName'],
    ['nameless', 'lastName'],
  ])('of the contact %s the store blames %s', async ([contact, field], { sheet }) => {
    const { contacts } = createSimulator();
    const answer = await sheet.authorize(
      await sheet.create({ lines: [line(44_001)] }),
      await fromAppleContact(contacts[contact]),
    );
    const errors = answer.type === 'refused' ? answer.change.errors : [];
    expect(errors.map((error) => error.field?.at(-1))).toEqual([field]);
  });
});
