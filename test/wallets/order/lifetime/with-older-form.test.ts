import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OLDER_FORM } from '../../../../src/storage-names';
import { clientError } from '../../../../src/api/client-error';
import { DISCOUNTS_AND_COST } from '../../../../wallets/order/cart-operations';
import { whilePageAdds } from '../../../page-adds';
import { ADDRESS, newerCart } from '../../../../wallets/order/rare-order/older-api-parts';
import { withOlderForm } from '../../../../wallets/order/order-client';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const DOCUMENT = `query cart { cart { ${DISCOUNTS_AND_COST} } }`;
const NO_FIELD = "Field 'discountApplications' doesn't exist on type 'Cart'";

/** A page's client, whose API answers a document with this error; without one it has what is asked for. */
function openPage(errorOf: (document: string) => string | undefined) {
  const sent: string[] = [];
  const client = withOlderForm({
    send(document) {
      sent.push(/discountApplications/.test(document) ? 'newer' : 'older');
      const message = errorOf(document);
      return message === undefined
        ? Promise.resolve({ cart: null })
        : Promise.reject(clientError('graphql', message, { graphQLErrors: [{ message }] }));
    },
  });
  return { sent, ask: () => client.send(DOCUMENT, {}) };
}

const ofOldStore = (document: string) => (document.includes('discountApplications') ? NO_FIELD : undefined);

test('an API that lacks a field is asked once more, and from then on in the older form, on later pages too', async () => {
  const first = openPage(ofOldStore);
  await first.ask();
  await first.ask();
  expect(first.sent).toEqual(['newer', 'older', 'older']);
  const next = openPage(ofOldStore);
  await next.ask();
  expect(next.sent).toEqual(['older']);
});

test('a page without storage remembers it for itself', async () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { sent, ask } = openPage(ofOldStore);
  await ask();
  await ask();
  expect(sent).toEqual(['newer', 'older', 'older']);
});

test('an API that has lost the older form, too, is asked in the newer one by the next page', async () => {
  kept.set(OLDER_FORM, 'cart');
  const { sent, ask } = openPage(() => "Field 'totalTaxAmount' doesn't exist on type 'CartCost'");
  await expect(ask()).rejects.toMatchObject({ kind: 'schema' });
  expect(sent).toEqual(['older']);
  expect(kept.has(OLDER_FORM)).toBe(false);
  const again = openPage(() => undefined);
  await again.ask();
  expect(again.sent).toEqual(['newer']);
});

test('an error about a value is not answered by another form', async () => {
  const message = 'Variable $input of type CartInput! was provided invalid value for discountApplications';
  const { sent, ask } = openPage(() => message);
  await expect(ask()).rejects.toMatchObject({ kind: 'graphql', message });
  expect(sent).toEqual(['newer']);
});

test('what an API proposes instead is not what it lacks', async () => {
  const { sent, ask } = openPage(() => 'Cannot query field "id" on type "Cart". Did you mean "discountApplications"?');
  await expect(ask()).rejects.toMatchObject({ kind: 'schema' });
  expect(sent).toEqual(['newer']);
});

test('discounts have their names in the older form, too: each code and each title is one', () => {
  const off = (amount: string, name: object) => ({ discountedAmount: { amount, currencyCode: 'JPY' }, ...name });
  const lines = [
    [off('1.5', { title: '新茶まつり' }), off('2', { code: 'OCHA10' })],
    [off('3', { title: '新茶まつり' })],
  ];
  const cart = {
    discountAllocations: [off('4', {})],
    ofLines: { nodes: lines.map((discountAllocations) => ({ discountAllocations })) },
  };
  expect(newerCart({ cart })).toMatchObject({
    cart: {
      discountApplications: [
        { totalAllocatedAmount: { amount: '4' } },
        { title: '新茶まつり', totalAllocatedAmount: { amount: '4.5' } },
        { code: 'OCHA10', totalAllocatedAmount: { amount: '2' } },
      ],
    },
  });
});

test('what the page has added to every object is neither an address nor a line of the cart', async () => {
  const given = { cartId: 'c1' };
  const added = { addresses: [], discountAllocations: [], ofLines: { nodes: [] } };
  const seen = await whilePageAdds(added, () => [ADDRESS.variables('', given), newerCart({ cart: { id: 'c1' } })]);
  expect(seen).toEqual([given, { cart: { id: 'c1' } }]);
});
