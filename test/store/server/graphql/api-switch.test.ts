import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { line } from '../../test-support/goods';
import { useStore } from '../../test-support/use-store';
import { STOREFRONT_TOKEN } from '../storefront-token';

const store = useStore();

const ask = async (version: string, query: string) => {
  const answer = await store.get(`/api/${version}/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': STOREFRONT_TOKEN },
    body: JSON.stringify({ query }),
  });
  return (await answer.json()) as { data?: Record<string, unknown>; errors?: { message: string }[] };
};

const schemaOf = async (version: string) => {
  const { data } = await ask(version, getIntrospectionQuery({ inputValueDeprecation: true }));
  return buildClientSchema(data as unknown as IntrospectionQuery);
};

test('the API tells its schema, without what it is asked to lose, until the store is reset', async () => {
  const fields = async () => {
    const type = (await schemaOf('unstable')).getType('CartCost');
    return type && 'getFields' in type ? Object.keys(type.getFields()) : [];
  };
  expect(await fields()).toContain('totalTaxAmount');
  await store.post('/__store/api', { without: ['taxes', 'CartCost.totalDutyAmount'] });
  expect(await fields()).toEqual(['subtotalAmount', 'totalAmount']);
  await store.post('/__store/reset', {});
  expect(await fields()).toContain('totalTaxAmount');
});

test('a call that asks for what is gone is an error of the whole call, and nothing is done', async () => {
  await store.post('/__store/api', { without: ['taxes'] });
  const { data, errors } = await ask('unstable', '{ cart(id: "x") { cost { totalTaxAmount { amount } } } }');
  expect(data).toBeUndefined();
  expect(errors?.[0]?.message).toContain('totalTaxAmount');
});

test('what the API never had can’t be taken away', async () => {
  const answer = await store.get('/__store/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ without: ['taxes', 'CartCost.totalTax'] }),
  });
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'the API has no CartCost.totalTax' }]);
});

test('versions differ as on the platform, and are listed', async () => {
  const { data } = await ask('unstable', '{ publicApiVersions { handle supported } }');
  expect(data?.['publicApiVersions']).toContainEqual({ handle: '2026-04', supported: true });
  const [older, newer] = [await schemaOf('2026-04'), await schemaOf('2026-07')];
  expect([older, newer].map((schema) => !!schema.getType('CartCodeDiscountApplication'))).toEqual([false, true]);
});

test('an address is given by codes, is checked as asked, and only one can be selected', async () => {
  const payload = async (answer: Promise<Response>, name: string) =>
    ((await (await answer).json()) as { data: Record<string, Record<string, unknown>> }).data[name]!;
  const { cart } = await payload(store.call('cartCreate', { input: { lines: [line(43_001)] } }), 'cartCreate');
  const cartId = (cart as { id: string }).id;
  const give = (...addresses: object[]) =>
    payload(store.call('cartDeliveryAddressesReplace', { cartId, addresses }), 'cartDeliveryAddressesReplace');
  const tokyo = {
    countryCode: 'JP',
    provinceCode: 'JP-13',
    zip: '100-0014',
    city: '千代田区',
    address1: '1-1',
    lastName: '山田',
  };
  const chosen = (deliveryAddress: object, validationStrategy = 'STRICT') => ({
    address: { deliveryAddress },
    selected: true,
    oneTimeUse: true,
    validationStrategy,
  });
  expect(await give(chosen(tokyo))).toMatchObject({ userErrors: [] });
  expect(await give(chosen({ ...tokyo, provinceCode: '東京都' }))).toMatchObject({
    userErrors: [
      { code: 'PROVINCE_NOT_FOUND', field: ['addresses', '0', 'address', 'deliveryAddress', 'provinceCode'] },
    ],
  });
  expect(await give(chosen(tokyo), chosen(tokyo))).toMatchObject({
    userErrors: [{ code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED' }],
  });
});
