import { expect, test } from 'vitest';
import { problemOf, useShopper, type Cart } from '../../test-support/shopper';
import { useStore } from '../../test-support/use-store';

const store = useStore();
const shopper = useShopper(store);
const add = (...items: object[]) => shopper.post('/cart/add.js', { items });
/** The lines as `<variant>×<quantity>`, newest first. */
const held = async () => (await shopper.held()).map(([variant, quantity]) => `${variant}×${quantity}`).join(' ');

const FORM = {
  id: '42001',
  quantity: '2',
  selling_plan: '9001',
  'properties[のし]': '御祝',
  'properties[_source]': '',
};

test('/cart/add adds items, or a form’s line with its properties and plan', async () => {
  await add({ id: 43_001 });
  const { items } = (await (await add({ id: 43_001, quantity: 2 }, { id: 44_001 })).json()) as Cart;
  expect(items.map(({ variant_id, quantity }) => `${variant_id}×${quantity}`)).toEqual(['43001×3', '44001×1']);
  const form = new FormData();
  for (const [name, value] of Object.entries(FORM)) form.append(name, value);
  for (const body of [new URLSearchParams(FORM), form]) {
    shopper.cookie = '';
    expect(await (await shopper.submit('/cart/add.js', body)).json()).toMatchObject({
      key: expect.stringMatching(/^42001:[0-9a-f]{32}$/) as string,
      quantity: 2,
      final_line_price: 583_200,
      properties: { のし: '御祝' },
      selling_plan_allocation: { price: 291_600, selling_plan: { id: 9001 } },
    });
  }
});

test('/cart/add answers with status and words when an item can’t be bought; with too little stock it adds the rest of it', async () => {
  const wrong: [object, number, string][] = [
    [{ id: 44_003 }, 422, "The product '常滑焼の急須「小春」 - 灰釉' is already sold out."],
    [{ id: 1 }, 404, 'Cannot find variant'],
    [{ quantity: 1 }, 400, 'Required parameter missing or invalid: id'],
    [{ id: 43_001, quantity: 0.5 }, 400, 'quantity must be a whole number of one or more'],
    [{ id: 46_001 }, 422, 'Variant can only be purchased with a selling plan.'],
    [{ id: 42_001, selling_plan: 9003 }, 422, 'Cannot apply selling plan to variant'],
    [{ id: 41_001, quantity: 1 }, 422, '2点以上でお求めください。'],
    [{ id: 41_001, quantity: 22 }, 422, '煎茶のご購入は、お一人さま20袋までとさせていただいております。'],
    [{ id: 44_002, quantity: 2 }, 422, 'Only 1 item was added to your cart due to availability.'],
    [{ id: 44_002, quantity: 2 }, 422, 'The maximum quantity of this item is already in your cart.'],
  ];
  for (const [item, status, words] of wrong) expect(await problemOf(await add(item))).toEqual([status, words]);
  expect(await held()).toBe('44002×1');
});
