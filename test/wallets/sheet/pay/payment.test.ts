import { expect, test } from 'vitest';
import { payment } from '../../../../wallets/sheet/pay/payment';

const billingAddress = { country: 'JP' };
const content = {
  googlePayWalletContent: { billingAddress, signature: 's', signedMessage: '{}', protocolVersion: 'ECv2' },
};

test.each([
  ['1200.0', false, 'wallet'],
  ['0.01', false, 'wallet'],
  ['0.0', false, 'free'],
  ['0', false, 'free'],
  ['-1.0', false, 'free'],
  ['0.0', true, 'wallet'],
  ['1200.0', true, 'wallet'],
])('%s with a selling plan: %s is paid by %s', (sum, hasPlan, by) => {
  const amount = { amount: sum, currencyCode: 'JPY' };
  expect(payment(amount, content, { billingAddress, hasPlan })).toEqual(
    by === 'free' ? { amount, freePaymentMethod: { billingAddress } } : { amount, walletPaymentMethod: content },
  );
});
