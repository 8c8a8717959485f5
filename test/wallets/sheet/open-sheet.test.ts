import { expect, test } from 'vitest';
import { newYork, tokyo } from '../../store/test-support/addresses';
import { hidden } from './with-store/store-sheet';
import { pass } from '../in-process/fake-time';
import { approval, come, inProcessStore, opened } from './in-process-sheet';

const inProcess = inProcessStore();

const EBOOK = 43_001;

const operations = () => inProcess.store.sent.map(({ operation }) => operation);

test('begin a second time uses the same cart', async () => {
  const sheet = opened();
  await come(sheet.begin());
  expect(await come(sheet.begin())).toMatchObject({ type: 'update' });
  expect(operations()).toEqual(['cartCreate', 'cartPrepareForCompletion', 'cartPrepareForCompletion']);
});

test('begin waits for what runs alongside, and its failure ends the sheet', async () => {
  const error = new Error('no session');
  expect(await come(opened().begin({ alongside: () => Promise.reject(error) }))).toMatchObject({
    type: 'end',
    ending: { type: 'unrecoverable', error, wallet: 'Apple Pay' },
  });
});

test('an address updates the rates, one that is not served shows an error', async () => {
  const sheet = opened();
  await come(sheet.begin());
  const shown = await come(sheet.address(hidden(tokyo)));
  expect(shown).toMatchObject({ type: 'update', cart: { cost: { totalAmount: { amount: '9400.0' } } } });
  expect(await come(sheet.address({ ...hidden(tokyo), province: 'JP-47', zip: '900-0001' }))).toMatchObject({
    type: 'show_error',
    errors: [{ field: 'address', key: 'unserviceable', words: expect.stringContaining('かるい茶舗') }],
  });
});

test.each(['', 'nothing', 'a,b'])('a delivery method "%s" that nobody offered leads to checkout', async (id) => {
  const sheet = opened();
  await come(sheet.begin());
  await come(sheet.address(hidden(tokyo)));
  expect(await come(sheet.delivery(id))).toMatchObject({
    type: 'end',
    ending: { type: 'decelerate', reason: 'redirect_to_checkout_required' },
  });
});

test('the card’s address is set only when nothing is shipped', async () => {
  const sent = opened();
  await come(sent.begin());
  await come(sent.billing(tokyo));
  expect(operations()).toEqual(['cartCreate', 'cartPrepareForCompletion']);

  const digital = opened(EBOOK, false);
  await come(digital.begin());
  const before = inProcess.store.sent.length;
  await come(digital.billing(null));
  expect(inProcess.store.sent).toHaveLength(before);
  await come(digital.billing(hidden(tokyo)));
  expect(operations().slice(before)).toEqual(['cartBillingAddressUpdate', 'cartPrepareForCompletion']);
});

test('a card from another country changes the currency of a digital cart, which leads to checkout', async () => {
  const sheet = opened(EBOOK, false);
  await come(sheet.begin());
  expect(await come(sheet.billing(hidden(newYork)))).toMatchObject({
    ending: { type: 'decelerate', reason: 'currency_changed' },
  });
});

test('an approved order is submitted once, with its token', async () => {
  const sheet = opened();
  await come(sheet.begin());
  await come(sheet.address(hidden(tokyo)));
  expect(await come(sheet.authorize(approval()))).toMatchObject({
    type: 'end',
    ordered: true,
    ending: { type: 'redirect' },
  });
  const submitted = inProcess.store.sent.find(({ operation }) => operation === 'cartSubmitForCompletion');
  expect(submitted?.variables['attemptToken']).toBe('attempt');
  expect([inProcess.store.orders().length, await sheet.authorize(approval(tokyo, 'another'))]).toEqual([1, null]);
  expect(operations().at(-1)).toBe('cartRemovePersonalData');
});

test('after a refused attempt the sheet stays open for the next, with a new token', async () => {
  const sheet = opened();
  await come(sheet.begin());
  await come(sheet.address(hidden(tokyo)));
  expect(await come(sheet.authorize(approval({ ...tokyo, firstName: '太郎🌸' }, 'first')))).toMatchObject({
    type: 'show_error',
    errors: [{ contact: 'shipping', field: 'first_name', key: 'emojis.first_name' }],
  });
  expect(await come(sheet.authorize(approval(tokyo, 'second')))).toMatchObject({ ordered: true });
});

test('a closed sheet gives no answer and removes the address', async () => {
  const sheet = opened();
  await come(sheet.begin());
  const answer = sheet.address(hidden(tokyo));
  await pass(15);
  sheet.cancel();
  expect(await come(answer)).toBeNull();
  expect(inProcess.store.carts().map(({ checkout }) => checkout?.deliveryAddress)).toEqual([null]);
});

test('while no delivery method is chosen the sheet asks for one', async () => {
  const sheet = opened();
  await come(sheet.begin());
  await come(sheet.address(hidden(tokyo)));
  expect(await come(sheet.delivery(null))).toMatchObject({
    type: 'show_error',
    errors: [{ field: 'shipping_option', words: '配送方法を選択してください' }],
  });
});

test('begin with the default address asks the store for the cart, the address and the rates', async () => {
  const sheet = opened();
  const answer = await come(sheet.begin({ address: hidden(tokyo) }));
  expect(answer).toMatchObject({ type: 'update' });
  expect(operations()).toEqual(['cartCreate', 'cartBuyerIdentityUpdate', 'cartPrepareForCompletion']);
});

test('a cart with nothing to send ends as the wallet says', async () => {
  const notShipped = { type: 'unavailable', wallet: 'Google Pay', because: 'digital_cart' } as const;
  const sheet = opened(EBOOK, true, { notShipped });
  expect(await come(sheet.begin())).toEqual({ type: 'end', ending: notShipped, ordered: false });
});

test.each([
  ['billing', { billing: null }],
  ['shipping', { delivery: null }],
])('a payment without a %s address is an error in the sheet', async (contact, missing) => {
  const sheet = opened();
  await come(sheet.begin());
  await come(sheet.address(hidden(tokyo)));
  const sent = operations().length;
  expect(await come(sheet.authorize({ ...approval(), ...missing }))).toMatchObject({
    type: 'show_error',
    errors: [{ contact, field: 'address', key: `invalid.${contact}_address` }],
  });
  expect(operations()).toHaveLength(sent);
});

test('only a sheet that shows the first total lets the shopper agree to it', async () => {
  for (const showsFirstTotal of [true, false]) {
    const sheet = opened(undefined, true, { showsFirstTotal });
    await come(sheet.begin({ address: hidden(tokyo) }));
    const answer = await come(sheet.authorize(approval(tokyo, `attempt ${showsFirstTotal}`)));
    expect(answer).toMatchObject({ type: 'end', ordered: showsFirstTotal });
  }
});
