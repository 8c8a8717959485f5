import { expect, test } from 'vitest';
import { cartBuyerIdentityUpdate, type BuyerIdentity } from '../../../../wallets/sheet/operations/buyer-identity';
import { data, fakeApi } from '../../../press/api/fake-api';

const tokyo = { country: 'JP', province: 'JP-13', zip: '100-0014' };

test.each<[string, BuyerIdentity, object]>([
  ['nothing', {}, {}],
  ['contact data', { email: 'a@example.jp', phone: '+8133' }, { email: 'a@example.jp', phone: '+8133' }],
  ['no empty contact data: the API refuses it', { email: '', phone: null }, {}],
  ['a country as the API has it', { country: 'uk' }, { countryCode: 'GB' }],
  [
    'an address that is shown in part',
    { delivery: { address: tokyo, validation: 'COUNTRY_CODE_ONLY' } },
    {
      countryCode: 'JP',
      deliveryAddressPreferences: [{ deliveryAddress: tokyo, deliveryAddressValidationStrategy: 'COUNTRY_CODE_ONLY' }],
    },
  ],
  [
    'a whole address, whose country counts',
    { country: 'US', delivery: { address: tokyo, validation: 'STRICT' } },
    {
      countryCode: 'JP',
      deliveryAddressPreferences: [{ deliveryAddress: tokyo, deliveryAddressValidationStrategy: 'STRICT' }],
    },
  ],
])('sends %s', async (_case, identity, buyerIdentity) => {
  const { client, sent } = fakeApi([data({ cartBuyerIdentityUpdate: null })]);
  await cartBuyerIdentityUpdate(client, 'c1', identity);
  expect(sent[0]!.variables).toEqual({ country: 'JP', language: 'JA', cartId: 'c1', buyerIdentity });
});
