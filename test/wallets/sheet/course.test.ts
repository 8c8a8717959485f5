import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SheetAction } from '../../../src/cart/decide';
import type { Cart } from '../../../src/cart/schema';
import { createCourse, EVENT_LIMIT, type Course } from '../../../wallets/sheet/course';
import { toCheckout } from '../../../wallets/sheet/trouble';
import { answer, cart, context } from '../../cart/answers';
import { sheetCart } from '../../cart/sheet-answers';

const CHECKOUT = 'https://shop.example/cart/c/c1?key=k1';
const never = new Promise<never>(() => {});

let operations: string[];
let pending: ((response: Response) => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  operations = [];
  pending = [];
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', (url: string) => {
    operations.push(new URL(url, CHECKOUT).searchParams.get('operation_name') ?? '');
    return new Promise((resolve) => pending.push(resolve));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function begun(): Course {
  const course = createCourse(context({ wallet: 'apple_pay' }), 'Apple Pay', 'かるい茶舗');
  course.start(cart() as Cart);
  course.take(sheetCart);
  return course;
}

const after = (course: Course, ...actions: SheetAction[]) => course.step(async () => actions);
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('what is to be done becomes the sheet’s answer:', () => {
  const error = { contact: 'shipping', field: 'postal_code', key: 'invalid.postal_code' } as const;

  test.each<[string, SheetAction[], object]>([
    ['nothing', [], { type: 'update', cart: sheetCart }],
    [
      'an error',
      [{ type: 'show_error', errors: [error] }],
      {
        type: 'show_error',
        cart: sheetCart,
        errors: [{ ...error, country: '', words: '有効な郵便番号を入力してください' }],
      },
    ],
    [
      'an order',
      [{ type: 'complete', redirectUrl: 'https://shop.example/thank-you' }],
      { type: 'end', ordered: true, ending: { type: 'redirect', url: 'https://shop.example/thank-you' } },
    ],
    [
      'checkout',
      [toCheckout('dynamic_tax')],
      {
        type: 'end',
        ordered: false,
        ending: { type: 'decelerate', reason: 'dynamic_tax', url: expect.stringContaining(CHECKOUT) },
      },
    ],
    ['nothing left', [{ type: 'out_of_stock' }], { type: 'end', ordered: false, ending: { type: 'out_of_stock' } }],
    [
      'the merchant’s words',
      [{ type: 'dialog', message: 'だめです' }],
      { type: 'end', ordered: false, ending: { type: 'custom_validation', message: 'だめです' } },
    ],
    [
      'a mistake of ours',
      [{ type: 'abort', cause: { code: 'SELLING_PLAN_NOT_APPLICABLE' } }],
      {
        type: 'end',
        ordered: false,
        ending: { type: 'unrecoverable', wallet: 'Apple Pay', error: new Error('SELLING_PLAN_NOT_APPLICABLE') },
      },
    ],
    [
      'checkout before all else',
      [{ type: 'show_error', errors: [error] }, toCheckout('dynamic_tax')],
      { type: 'end', ordered: false, ending: expect.objectContaining({ reason: 'dynamic_tax' }) },
    ],
  ])('%s', async (_what, actions, said) => expect(await after(begun(), ...actions)).toEqual(said));
});

test('an ending of the work itself is taken as it is', async () =>
  expect(await begun().step(async () => ({ type: 'custom_validation', message: 'm' }))).toEqual({
    type: 'end',
    ordered: false,
    ending: { type: 'custom_validation', message: 'm' },
  }));

test('work that fails ends in the wallet’s dialog, never in a rejection', async () => {
  const error = new Error('a bug');
  expect(await begun().step(() => Promise.reject(error))).toEqual({
    type: 'end',
    ordered: false,
    ending: { type: 'unrecoverable', error, wallet: 'Apple Pay' },
  });
});

test('work that does not end is given up before the wallet gives the sheet up', async () => {
  const said = begun().step(() => never);
  await vi.advanceTimersByTimeAsync(EVENT_LIMIT - 1);
  expect(operations).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await said).toMatchObject({ type: 'end', ending: { type: 'unrecoverable', error: { kind: 'timeout' } } });
  expect(EVENT_LIMIT).toBeLessThan(30_000);
});

test('work that ends leaves no timer behind', async () => {
  await after(begun());
  expect(vi.getTimerCount()).toBe(0);
});

test('a sheet that is closed wants no answer, and work under way is stopped', async () => {
  const course = begun();
  const reasons: unknown[] = [];
  const said = course.step(async ({ signal }) => {
    signal.addEventListener('abort', () => reasons.push(signal.reason));
    return never;
  });
  await settled();
  course.close();
  expect(await said).toBeNull();
  expect(await after(course)).toBeNull();
  expect(course.fail(new Error('late'))).toBeNull();
  expect(course.leave('dynamic_tax')).toBeNull();
  expect(reasons).toMatchObject([{ kind: 'aborted' }]);
});

describe('personal data', () => {
  const REMOVAL = 'cartRemovePersonalData';

  test.each<[string, (course: Course) => unknown]>([
    ['is closed', (course) => course.close()],
    ['ends', (course) => course.step(async () => ({ type: 'out_of_stock' }))],
    ['fails', (course) => course.fail(new Error('no'))],
    ['is left', (course) => course.leave('dynamic_tax')],
    ['has made the order', (course) => course.step(async () => [{ type: 'complete', redirectUrl: CHECKOUT }])],
  ])('is removed when the sheet %s, once whatever follows', async (_how, finish) => {
    const course = begun();
    await finish(course);
    course.close();
    course.leave('dynamic_tax');
    await settled();
    expect(operations).toEqual([REMOVAL]);
  });

  test('is removed after what is still on its way', async () => {
    const course = begun();
    const said = course.step(({ signal }) => course.client.send('mutation late { a }', {}, { signal }) as never);
    await settled();
    course.close();
    expect(await said).toBeNull();
    await settled();
    expect(operations).toEqual(['late']);
    pending[0]!(answer({ data: {} }));
    await settled();
    expect(operations).toEqual(['late', REMOVAL]);
  });

  test('of no cart is none', async () => {
    createCourse(context({ wallet: 'apple_pay' }), 'Apple Pay', 'shop').close();
    await settled();
    expect(operations).toEqual([]);
  });
});

test('before there is a cart, a sheet that must be left ends in the wallet’s dialog', () => {
  const course = createCourse(context({ wallet: 'apple_pay' }), 'Apple Pay', 'shop');
  expect(course.leave('dynamic_tax')).toMatchObject({ ending: { type: 'unrecoverable', wallet: 'Apple Pay' } });
  expect(() => course.cart()).toThrow();
});

describe('the cart', () => {
  const priced = (amount: string, currencyCode: string) => ({
    ...sheetCart,
    cost: { ...sheetCart.cost, totalAmount: { amount, currencyCode } },
  });

  test.each([
    ['1800.0', 'JPY', false],
    ['1800.0', 'jpy', false],
    ['12.00', 'USD', true],
    ['0.0', 'USD', true],
  ])('of %s %s has another currency than the page: %s', (amount, currencyCode, isOther) =>
    expect(begun().take(priced(amount, currencyCode))).toEqual(isOther ? [toCheckout('currency_changed')] : []),
  );

  test('of nothing but nothing has every currency', () => {
    const none = { amount: '0.0', currencyCode: 'USD' };
    const cost = { totalAmount: none, subtotalAmount: none, totalTaxAmount: null, totalDutyAmount: null };
    const lines = { nodes: sheetCart.lines.nodes.map((line) => ({ ...line, discountAllocations: [] })) };
    const free = { ...sheetCart, cost, lines, discountAllocations: [], deliveryGroups: { nodes: [] } };
    expect(begun().take(free)).toEqual([]);
  });

  test('stays as it was where an answer has none', async () => {
    const course = begun();
    expect(course.take(null)).toEqual([]);
    expect(course.cart()).toBe(sheetCart);
  });

  test('says where checkout is now', () => {
    const course = begun();
    course.take({ ...sheetCart, checkoutUrl: 'https://shop.example/elsewhere' });
    expect(course.checkoutUrl()).toBe('https://shop.example/elsewhere');
    expect(course.leave('dynamic_tax')).toMatchObject({
      ending: { url: expect.stringMatching(/^https:\/\/shop\.example\/elsewhere\?/) },
    });
  });
});
