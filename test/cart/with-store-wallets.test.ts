import { describe, expect } from 'vitest';
import { applePaySessionCreate } from '../../src/cart/apple-pay-session';
import { mailingAddress, type MailingAddress } from '../../src/cart/mailing-address';
import { pay } from '../../src/cart/pay';
import { walletPayment, type PayPalContent } from '../../src/cart/payment';
import { paypalTokenCreate, readPayPalBuyerDetails, type PayPalDetails } from '../../src/cart/paypal-operations';
import { walletServiceFailure } from '../../src/cart/wallet-service';
import { amountOf, cartOf, line, test, type StoreSheet } from './store-sheet';

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
