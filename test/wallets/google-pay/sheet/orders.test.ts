import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Address } from '../../../store/shop/delivery/address';
import { ratesTo } from '../../../store/shop/delivery/rates';
import { subscription } from '../../in-process/goods';
import { ofOperation } from '../../in-process/sent';
import { endingOf, pay } from '../../in-process/way';
import { go } from '../google-wallet';
import { doAll, finish, googlePages } from '../open-page';
import type { GoogleSeen, GoogleSetup } from '../seen';

const pages = googlePages();

const payments = ({ store }: GoogleSeen) =>
  ofOperation(store.sent, 'cartPaymentUpdate').map(({ variables }) => variables['payment'] as object);

test('the payment has the amount that the sheet showed, and Google’s signed token', async () => {
  const seen = await go({ actions: [pay] });
  const billingAddress = expect.objectContaining({ country: 'JP', zip: '100-0001', firstName: '山田' });
  const content = { billingAddress, signature: expect.any(String), signedMessage: expect.any(String) };
  expect(payments(seen)).toEqual([
    {
      amount: { amount: '9400.0', currencyCode: 'JPY' },
      walletPaymentMethod: { googlePayWalletContent: { ...content, protocolVersion: 'ECv2' } },
    },
  ]);
});

describe('where delivery is free', () => {
  const [rate] = ratesTo({ country: 'JP', province: 'JP-13' } as Address, 'ONE_TIME_PURCHASE');
  const { price } = rate!;
  beforeEach(() => void (rate!.price = 0));
  afterEach(() => void (rate!.price = price));

  test('and the goods are free, too, the free payment method has a billing address alone', async () => {
    const seen = await go({ setup: { code: 'TADA100' }, actions: [pay] });
    expect(seen.approved.map(({ total }) => total)).toEqual(['0.00']);
    expect(payments(seen)).toEqual([
      {
        amount: { amount: '0.0', currencyCode: 'JPY' },
        freePaymentMethod: { billingAddress: expect.objectContaining({ country: 'JP', zip: '100-0001' }) },
      },
    ]);
    expect(endingOf(seen)?.type).toBe('redirect');
  });
});

test('a subscription that the page did not know of is not paid by card: the card could not be charged again', async () => {
  const page = pages.open({ goods: subscription });
  page.ctx.hasPlan = () => false;
  await page.begin();
  await doAll(page, { do: 'nothing' }, pay);
  expect(endingOf(page.seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required' });
  expect(payments(page.seen)).toEqual([]);
  await finish(page);
});

test.each<[string, Partial<GoogleSetup>, string]>([
  ['that of Google’s account', {}, 'hanako.yamada@example.jp'],
  ['that of the shop’s account before it', { account: 'hanako@shop.example' }, 'hanako@shop.example'],
  ['that of the shop’s account alone', { account: 'hanako@shop.example', emailRequired: false }, 'hanako@shop.example'],
])('the e-mail address of an order is %s', async (_which, setup, email) => {
  const { store } = await go({ setup, actions: [pay] });
  const identities = ofOperation(store.sent, 'cartBuyerIdentityUpdate').map(
    ({ variables }) => variables['buyerIdentity'] as { email?: string },
  );
  expect(identities.map((identity) => identity.email)).toEqual([undefined, email]);
});
