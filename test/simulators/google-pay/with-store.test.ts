import { describe, expect } from 'vitest';
import { createDeadline } from '../../../src/press/api/deadline';
import { mailingAddress, type MailingAddress } from '../../../wallets/sheet/address/mailing-address';
import { pay } from '../../../wallets/sheet/pay/pay';
import { walletPayment, type GooglePayContent } from '../../../wallets/sheet/pay/payment';
import { submitCart } from '../../../wallets/sheet/pay/submit-cart';
import { googlePayParams } from '../../store/pages/widget/google-pay-params';
import { amountOf, cartOf, test, type StoreSheet } from '../../wallets/sheet/with-store/store-sheet';
import { line } from '../../store/test-support/goods';
import type { ContactName } from '../shopper/contacts';
import type { Address, PaymentData, PaymentRequest } from './rules/google-pay-types';
import { newRequest, update } from './seller';
import type { Options } from './shopper/options';
import { addressOf } from './shopper/google-address';
import { createSimulator, type Simulator } from './simulator';

/** Waits until the sheet is ready, in real time. */
const untilReady = ({ sheet, watch }: Simulator) =>
  new Promise<void>((reached) => {
    const look = () => {
      if (sheet()?.state !== 'ready') return;
      stop();
      reached();
    };
    const stop = watch(look);
    look();
  });

interface StoreParams {
  auth: { jwt: string }[];
  paymentData: Pick<PaymentRequest, 'merchantInfo' | 'allowedPaymentMethods' | 'shippingAddressParameters'>;
}

/** A sheet whose request is made of what the demo store writes into its pages. */
async function paid(given: Partial<Options> = {}): Promise<{ simulator: Simulator; data: PaymentData }> {
  const { auth, paymentData } = googlePayParams({
    url: new URL('http://localhost:4173/'),
  }) as unknown as StoreParams;
  const merchantInfo = { ...paymentData.merchantInfo, authJwt: auth[0]!.jwt };
  const simulator = createSimulator(given);
  const data = new Promise<PaymentData>((resolve) => {
    const client = new simulator.api.PaymentsClient({
      environment: 'TEST',
      paymentDataCallbacks: {
        onPaymentDataChanged: () => update(),
        onPaymentAuthorized(payment) {
          resolve(payment);
          return { transactionState: 'SUCCESS' };
        },
      },
    });
    void simulator.gesture(() => client.loadPaymentData(newRequest({ ...paymentData, merchantInfo })));
  });
  await untilReady(simulator);
  simulator.user.pay();
  return { simulator, data: await data };
}

const toCart = ({ name = '', address1, address2, ...address }: Address): Promise<MailingAddress> => {
  const [first = '', ...rest] = name.split(' ');
  return mailingAddress({
    firstName: rest.length > 0 ? first : '',
    lastName: rest.length > 0 ? rest.join(' ') : first,
    lines: [address1, address2],
    city: address.locality,
    provinces: [address.administrativeArea],
    country: address.countryCode,
    zip: address.postalCode,
    phone: address.phoneNumber,
  });
};

const content = async ({ paymentMethodData }: PaymentData): Promise<GooglePayContent> => {
  const { signature, protocolVersion, signedMessage } = JSON.parse(paymentMethodData.tokenizationData.token) as Omit<
    GooglePayContent,
    'billingAddress'
  >;
  const billingAddress = await toCart(paymentMethodData.info!.billingAddress!);
  return { billingAddress, signature, protocolVersion, signedMessage };
};

const cartTo = async (sheet: StoreSheet, contact: ContactName, ...lines: ReturnType<typeof line>[]) =>
  cartOf(await sheet.authorize(await sheet.create({ lines }), await toCart(addressOf(contact))));

describe('at the demo store', () => {
  test('the parameters of its pages make a request that breaks no rule, and a payment makes an order', async ({
    sheet,
  }) => {
    const { simulator, data } = await paid();
    expect(simulator.violations).toEqual([]);
    const created = await sheet.create({ lines: [line(44_001)] });
    const cart = cartOf(await sheet.authorize(created, await toCart(data.shippingAddress!)));
    const payment = walletPayment(cart.cost.totalAmount, { googlePayWalletContent: await content(data) });
    const deadline = createDeadline(27_000);
    expect((await pay(sheet.client, cart.id, payment, deadline)).errors).toEqual([]);
    expect(await submitCart(sheet.client, cart.id, 'pw-1-1', deadline)).toMatchObject({ type: 'success' });
    deadline.end();
  });

  test.for<[ContactName, number, string]>([
    ['tokyo', 1, '9400.0 JPY'],
    ['kyoto', 1, '9100.0 JPY'],
    ['hokkaido', 1, '10000.0 JPY'],
    ['okinawa', 0, '8800.0 JPY'],
    ['us', 1, '90.15 USD'],
    ['gb', 1, '70.74 GBP'],
    ['ca', 1, '111.11 CAD'],
    ['ae', 1, '11200.0 JPY'],
    ['hk', 1, '11200.0 JPY'],
  ])('the contact %s is a whole address with %i ways to send, at %s', async ([contact, groups, amount], { sheet }) => {
    const cart = await cartTo(sheet, contact, line(44_001));
    expect([cart.deliveryGroups.nodes.length, amountOf(cart)]).toEqual([groups, amount]);
  });

  test('delivery near the shop is local', async ({ sheet }) => {
    const cart = await cartTo(sheet, 'kyoto', line(44_001));
    expect(cart.deliveryGroups.nodes[0]?.deliveryOptions.map(({ deliveryMethodType }) => deliveryMethodType)).toEqual([
      'LOCAL',
      'SHIPPING',
      'SHIPPING',
      'PICK_UP',
    ]);
  });
});
