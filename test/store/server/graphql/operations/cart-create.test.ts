import { expect, test } from 'vitest';
import { line } from '../../../test-support/goods';
import { useStore } from '../../../test-support/use-store';

const store = useStore();

const attribute = (key: string, value: string) => ({ attributes: [{ key, value }] });

test.each<[code: string, leaf: string, variant: number, more: object]>([
  ['MINIMUM_NOT_MET', 'quantity', 41_001, { quantity: 1 }],
  ['MAXIMUM_EXCEEDED', 'quantity', 41_001, { quantity: 42 }],
  ['INVALID_INCREMENT', 'quantity', 41_001, { quantity: 3 }],
  ['GIFT_CARD_RECIPIENT_INVALID', 'attributes', 48_001, attribute('Recipient email', 'hanako')],
  ['MERCHANDISE_NOT_APPLICABLE', 'attributes', 48_001, attribute('郵送', 'あり')],
])('no cart is made, and a sentence says why: %s', async (code, leaf, variant, more) => {
  const lines = [{ ...line(variant), ...more }];
  const answer = await store.call('cartCreate', { input: { lines } });
  expect(await answer.json()).toMatchObject({
    data: {
      cartCreate: {
        cart: null,
        userErrors: [{ code, field: ['input', 'lines', '0', leaf], message: expect.stringMatching(/。$/) }],
      },
    },
  });
});

test('a gift card with a right recipient is sold', async () => {
  const lines = [{ ...line(48_001), ...attribute('Recipient email', 'hanako@example.jp') }];
  const answer = await store.call('cartCreate', { input: { lines } });
  expect(await answer.json()).toMatchObject({ data: { cartCreate: { cart: {}, userErrors: [] } } });
});
