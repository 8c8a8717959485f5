import type { AddressInput } from '../delivery/address';

const address: AddressInput = {
  firstName: '花子',
  lastName: '山田',
  address1: '永田町2-3-1',
  address2: '霞ビル5階',
  city: '千代田区',
  zip: '100-0014',
  province: 'JP-13',
  country: 'JP',
  phone: '+81335810101',
};

/** The buyer who approves every PayPal payment in the demo, as PayPal would describe them. */
export const paypalBuyer = { email: 'hanako.yamada@example.jp', address };
