import { readCart } from '../../src/cart/read-cart';
import { describe, expect } from 'vitest';
import { applePaySessionCreate } from '../../src/cart/apple-pay-session';
import { fromAppleContact, type AppleContact } from '../../src/cart/apple-contact';
import { fromGoogleAddress, type GoogleAddress } from '../../src/cart/google-address';
import { mailingAddress, type MailingAddress } from '../../src/cart/mailing-address';
import { pay } from '../../src/cart/pay';
import { walletPayment, type PayPalContent } from '../../src/cart/payment';
import { personalDataRemoval } from '../../src/cart/remove-personal-data';
import { submission } from '../../src/cart/submission';
import { paypalTokenCreate, readPayPalBuyerDetails, type PayPalDetails } from '../../src/cart/paypal-operations';
import { walletServiceFailure } from '../../src/cart/wallet-service';
import { amountOf, cartOf, line, test, tokyo, type StoreSheet } from './store-sheet';

const person = { givenName: 'Ann', familyName: 'Lee', phoneNumber: '+81335810101', addressLines: ['1 Main St', '2F'] };
const named = { name: 'Ann Lee', address1: '1 Main St', phoneNumber: '+81335810101' };

describe('the address of a contact', () => {
  test.for<[string, AppleContact, object]>([
    [
      'Japan',
      { ...person, administrativeArea: '東京都', locality: '千代田区', postalCode: '100-0014', countryCode: 'jp' },
      { country: 'JP', province: 'JP-13' },
    ],
    [
      'Japan in romaji',
      { ...person, administrativeArea: 'Ōsaka-fu', locality: 'Osaka', postalCode: '5300001', countryCode: 'JA' },
      { country: 'JP', province: 'JP-27' },
    ],
    [
      'Hong Kong',
      { ...person, postalCode: 'Kowloon', locality: 'Mong Kok', countryCode: 'HK' },
      { province: 'KL', zip: null, city: 'Mong Kok' },
    ],
    [
      'Hong Kong without a city',
      { ...person, postalCode: '', subLocality: '中環', administrativeArea: '香港', countryCode: 'hk' },
      { province: 'HK', city: '中環' },
    ],
    [
      'Hong Kong with its region as the city',
      { ...person, locality: 'New Territories', countryCode: 'HK' },
      { province: 'NT' },
    ],
    [
      'the Emirates',
      { ...person, subLocality: 'Dubai', locality: '', countryCode: 'AE' },
      { province: 'DU', city: 'Dubai' },
    ],
    ['the Emirates in Arabic', { ...person, subLocality: 'إمارة أبو ظبي', countryCode: 'AE' }, { province: 'AZ' }],
    [
      'Great Britain',
      { ...person, locality: 'London', postalCode: 'SW1A 1AA', countryCode: 'UK' },
      { country: 'GB', zip: 'SW1A 1AA' },
    ],
    [
      'Canada',
      { ...person, administrativeArea: 'ON', locality: 'Ottawa', postalCode: 'K1A 0B1', countryCode: 'CA' },
      { province: 'ON' },
    ],
    [
      'Mexico',
      { ...person, administrativeArea: 'Q. Roo', locality: 'Cancún', postalCode: '77500', countryCode: 'MX' },
      { province: 'Q ROO' },
    ],
    [
      'Mexico City',
      { ...person, administrativeArea: 'CDMX', locality: 'Ciudad de México', postalCode: '06000', countryCode: 'MX' },
      { province: 'DF' },
    ],
    [
      'Puerto Rico',
      { ...person, locality: 'San Juan', postalCode: '00901', countryCode: 'PR' },
      { country: 'US', province: 'PR' },
    ],
    [
      'Germany',
      { ...person, subLocality: 'Mitte', locality: 'Berlin', postalCode: '10115', countryCode: 'DE' },
      { province: null },
    ],
    ['Singapore', { ...person, postalCode: '018956', countryCode: 'SG' }, { city: null }],
    [
      'a person of one name',
      {
        ...person,
        familyName: '',
        administrativeArea: 'NY',
        locality: 'New York',
        postalCode: '10001',
        countryCode: 'US',
      },
      { firstName: 'Ann', lastName: 'Ann' },
    ],
  ])('of Apple Pay in %s is a whole one', async ([, contact, known], { sheet }) => {
    const cart = await sheet.create({ lines: [line(44_001)] });
    const update = await sheet.authorize(cart, await fromAppleContact(contact));
    expect(update.type === 'refused' ? update.change.errors : []).toEqual([]);
    expect(cartOf(update).deliveryGroups.nodes).toHaveLength(1);
    expect(await sheet.buyers()).toMatchObject([{ deliveryAddress: known }]);
  });

  test.for<[string, GoogleAddress, object]>([
    [
      'Japan',
      {
        ...named,
        name: '太郎　山田',
        administrativeArea: '京都府',
        locality: '和束町',
        postalCode: '619-1222',
        countryCode: 'JP',
      },
      { province: 'JP-26', lastName: '山田' },
    ],
    ['Hong Kong', { ...named, administrativeArea: '新界', locality: 'Sha Tin', countryCode: 'HK' }, { province: 'NT' }],
    [
      'the Emirates',
      { ...named, administrativeArea: 'Sharjah', locality: 'Sharjah', countryCode: 'AE' },
      { province: 'SH' },
    ],
    [
      'Mexico',
      { ...named, administrativeArea: 'Nuevo León', locality: 'Monterrey', postalCode: '64000', countryCode: 'MX' },
      { province: 'NL' },
    ],
    [
      'a person of one name',
      { ...named, name: 'Cher', administrativeArea: 'CA', locality: 'Malibu', postalCode: '90265', countryCode: 'US' },
      { firstName: null, lastName: 'Cher' },
    ],
  ])('of Google Pay in %s is a whole one', async ([, address, known], { sheet }) => {
    const cart = await sheet.create({ lines: [line(44_001)] });
    const update = await sheet.authorize(cart, await fromGoogleAddress(address));
    expect(update.type === 'refused' ? update.change.errors : []).toEqual([]);
    expect(await sheet.buyers()).toMatchObject([{ deliveryAddress: known }]);
  });

  test.for<[string, AppleContact, string]>([
    ['Great Britain', { locality: 'London', postalCode: 'SW1A', countryCode: 'GB', addressLines: [] }, 'SW1A 0ZZ'],
    ['Great Britain, a short one', { locality: 'Leeds', postalCode: 'LS1 ', countryCode: 'UK' }, 'LS1 0ZZ'],
    ['Canada', { locality: 'Toronto', administrativeArea: 'ON', postalCode: 'M5V', countryCode: 'CA' }, 'M5V 0Z0'],
  ])('that is cut in %s has rates, and a postal code that nobody complains of', async ([, contact, zip], { sheet }) => {
    const address = await fromAppleContact(contact);
    const cart = cartOf(await sheet.show(await sheet.create({ lines: [line(44_001)] }), address));
    expect([cart.deliveryGroups.nodes.length, address.zip]).toEqual([1, zip]);
    const whole = await sheet.authorize(cart, address);
    const blamed = whole.type === 'refused' ? whole.change.errors.map(({ field }) => field?.at(-1)) : [];
    expect(blamed).toEqual(['lastName', 'address1']);
  });
});

describe('a session of Apple Pay', () => {
  test('is JSON that belongs to Apple’s address, a new one each time', async ({ sheet }) => {
    const url = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
    const session = async () => {
      const answer = await applePaySessionCreate(sheet.client, url);
      return answer.type === 'given' ? (JSON.parse(answer.value) as Record<string, unknown>) : answer;
    };
    const [one, other] = [await session(), await session()];
    expect(one).toMatchObject({ domainName: 'localhost', merchantSessionIdentifier: expect.any(String) as string });
    expect(other).not.toEqual(one);
  });

  test('is refused for any other address', async ({ sheet }) => {
    const answer = await applePaySessionCreate(sheet.client, 'https://apple.com.example/');
    expect(answer).toMatchObject({ type: 'refused', errors: [{ code: 'VALIDATION_URL_IS_INVALID' }] });
  });
});

describe('PayPal', () => {
  const toMailing = (given: PayPalDetails['billingAddress']): Promise<MailingAddress> =>
    mailingAddress({ ...given, lines: [given?.address1, given?.address2], provinces: [given?.province] });

  const approve = async (sheet: StoreSheet, id: string, billingAgreement = false) => {
    const token = await paypalTokenCreate(sheet.client, id, billingAgreement);
    if (token.type === 'refused') throw new Error('no token');
    const details = await readPayPalBuyerDetails(sheet.client, token.value, id);
    if (details.type === 'refused') throw new Error('no details');
    return { token: token.value, details: details.value };
  };

  const content = async ({
    token,
    details,
  }: Awaited<ReturnType<typeof approve>>): Promise<{ paypalWalletContent: PayPalContent }> => ({
    paypalWalletContent: {
      billingAddress: await toMailing(details.billingAddress),
      email: details.email,
      expiresAt: details.expiresAt,
      payerId: 'PAYER',
      token,
      acceptedSubscriptionTerms: false,
      vaultingAgreement: token.startsWith('BA'),
      merchantId: 'MERCHANT',
      ...(details.payerApprovedAmount && { payerApprovedAmount: details.payerApprovedAmount }),
    },
  });

  test.for<[string, Parameters<StoreSheet['create']>[0], string]>([
    ['goods', { lines: [line(44_001)] }, '9400.0 JPY'],
    ['a subscription', { lines: [line(42_001, 1, 9001)] }, '3416.0 JPY'],
    ['what is not sent', { lines: [line(43_001)] }, '980.0 JPY'],
    ['what costs nothing', { lines: [line(43_001)], discountCodes: ['TADA100'] }, '0.0 JPY'],
  ])('pays for %s with what the buyer has approved, and leads to checkout', async ([name, input, total], { sheet }) => {
    const created = await sheet.create(input);
    const approval = await approve(sheet, created.id, name === 'a subscription');
    expect(approval.token).toMatch(name === 'a subscription' ? /^BA-/ : /^EC-/);

    const { email, destinationAddress } = approval.details;
    expect(destinationAddress === null).toBe(
      created.lines.nodes.every(({ merchandise }) => !merchandise.requiresShipping),
    );
    const cart = cartOf(
      await sheet.identify(created, {
        email,
        country: 'JP',
        ...(destinationAddress && {
          delivery: { address: await toMailing(destinationAddress), validation: 'STRICT' as const },
        }),
      }),
    );
    expect(amountOf(cart)).toBe(total);
    const payment = walletPayment(cart.cost.totalAmount, await content(approval));
    expect((await pay(sheet.client, cart.id, payment, sheet.deadline)).errors).toEqual([]);
    expect(await sheet.buyers()).toMatchObject([{ email, payment: { method: 'paypal' } }]);
    expect((await fetch(cart.checkoutUrl)).status).toBe(200);
  });

  test('has no token for nothing, and no buyer for a token of another cart', async ({ sheet }) => {
    const [empty, other] = [await sheet.create({ lines: [] }), await sheet.create({ lines: [line(43_001)] })];
    const token = await paypalTokenCreate(sheet.client, empty.id, false);
    const details = await readPayPalBuyerDetails(sheet.client, 'EC-NONE', other.id);
    const codes = [token, details].map((answer) => answer.type === 'refused' && answer.errors[0]?.code);
    expect(codes).toEqual(['REQUEST_MISSING_VALID_MERCHANDISE_SOURCE', 'NO_PENDING_TASK']);
    expect(codes.map((code) => walletServiceFailure(code || null))).toEqual(['loggable', 'loggable']);
  });
});

describe('personal data', () => {
  test('is gone from the store, by one call, whoever asks for it and how often', async ({ sheet }) => {
    const cart = cartOf(await sheet.authorize(await sheet.create({ lines: [line(44_001)] }), tokyo));
    await sheet.pay(cart);
    expect(JSON.stringify(await sheet.buyers())).toMatch(/taro@example\.jp.*山田.*apple_pay/);

    const remove = personalDataRemoval(sheet.client, cart.id);
    expect(await Promise.all([remove(), remove()])).toEqual([{ type: 'removed' }, { type: 'removed' }]);
    await remove();
    expect(await sheet.buyers()).toMatchObject([
      { email: null, phone: null, attributes: {}, deliveryAddress: null, billingAddress: null, payment: null },
    ]);
    expect((await readCart(sheet.client, cart.id))?.deliveryGroups.nodes).toEqual([]);
    expect((await sheet.operations()).filter((name) => name === 'cartRemovePersonalData')).toHaveLength(1);
  });

  test('that is removed leaves a cart that a new sheet can begin with', async ({ sheet }) => {
    const cart = cartOf(await sheet.authorize(await sheet.create({ lines: [line(44_001)] }), tokyo));
    await personalDataRemoval(sheet.client, cart.id)();
    const again = cartOf(await sheet.authorize(cart, tokyo));
    expect((await sheet.pay(again)).errors).toEqual([]);
    expect(await submission(sheet.client, cart.id, 'attempt')(sheet.deadline)).toMatchObject({ type: 'success' });
    // The order has taken the cart with it.
    expect(await personalDataRemoval(sheet.client, cart.id)()).toMatchObject({
      type: 'refused',
      errors: [{ code: 'INVALID', field: ['cartId'] }],
    });
  });

  test('that can’t be removed is a value, never a rejection', async ({ sheet }) => {
    const { id } = await sheet.create({ lines: [line(44_001)] });
    await sheet.fault({ operation: 'cartRemovePersonalData', drop: true });
    expect(await personalDataRemoval(sheet.client, id)()).toMatchObject({ type: 'failed', error: { kind: 'network' } });
  });
});
