import { describe, expect } from 'vitest';
import { createDeadline } from '../../src/cart/deadline';
import { cartCreate } from '../../src/cart/operations';
import { readCart } from '../../src/cart/read-cart';
import { submission } from '../../src/cart/submission';
import { paidCart } from './store-cart';
import { test, type StoreSheet } from './store-sheet';
import { AT_MOST } from './store-waits';

/** The tokens of all submissions that reached the store. */
const tokens = async (sheet: StoreSheet) =>
  (await sheet.requests())
    .map(({ body }) => (body as { variables: Record<string, unknown> }).variables['attemptToken'])
    .filter(Boolean);

describe.concurrent('submitting', AT_MOST, () => {
  const submit = async (sheet: StoreSheet) => {
    const { id } = await paidCart(sheet);
    return { id, again: submission(sheet.client, id, 'attempt') };
  };

  test('that is throttled is done when it may be, by the same token', async ({ sheet }) => {
    const { again } = await submit(sheet);
    await sheet.fault({ operation: 'cartSubmitForCompletion', throttled: 600, times: 2 });
    const began = Date.now();
    expect(await again(sheet.deadline)).toMatchObject({ type: 'success' });
    expect(Date.now() - began).toBeGreaterThanOrEqual(1200 - 10);
    expect(await tokens(sheet)).toEqual(['attempt', 'attempt', 'attempt']);
  });

  test('that is throttled for longer than there is time ends at once, without an order', async ({ sheet }) => {
    const { id, again } = await submit(sheet);
    await sheet.fault({ operation: 'cartSubmitForCompletion', throttled: 60_000, times: 1 });
    expect(await again(sheet.deadline)).toMatchObject({ type: 'throttled' });
    expect(await readCart(sheet.client, id)).not.toBeNull();
  });

  test('again by the same token is one order', async ({ sheet }) => {
    const { again } = await submit(sheet);
    expect(await again(sheet.deadline)).toMatchObject({ type: 'success' });
    expect(await again(sheet.deadline)).toEqual({ type: 'already_accepted' });
  });

  test('twice at once is one call', async ({ sheet }) => {
    const { again } = await submit(sheet);
    const [one, other] = await Promise.all([again(sheet.deadline), again(sheet.deadline)]);
    expect([one.type, other, await tokens(sheet)]).toEqual(['success', one, ['attempt']]);
  });

  test('whose answer is cut off has made an order, as the next one hears', async ({ sheet }) => {
    const { id, again } = await submit(sheet);
    await sheet.fault({ operation: 'cartSubmitForCompletion', truncated: true, times: 1 });
    await expect(again(sheet.deadline)).rejects.toMatchObject({ name: 'ClientError', kind: 'no_data' });
    expect(await readCart(sheet.client, id)).toBeNull();
    expect(await again(sheet.deadline)).toEqual({ type: 'already_accepted' });
  });

  test('is sent again over a dropped connection and a busy server', async ({ sheet }) => {
    const { again } = await submit(sheet);
    await sheet.fault(
      { operation: 'cartSubmitForCompletion', drop: true, times: 1 },
      { operation: 'cartSubmitForCompletion', status: 503, retryAfter: 0, times: 1 },
    );
    expect(await again(sheet.deadline)).toMatchObject({ type: 'success' });
    expect(await tokens(sheet)).toEqual(['attempt', 'attempt', 'attempt']);
  });

  test('is not gone on with when the sheet is closed', async ({ sheet }) => {
    const { again } = await submit(sheet);
    await sheet.fault({ operation: 'cartSubmitForCompletion', throttled: 5000 });
    const stop = new AbortController();
    const deadline = createDeadline(27_000, stop.signal);
    const done = again(deadline);
    setTimeout(() => stop.abort(), 100);
    await expect(done).rejects.toMatchObject({ name: 'ClientError', kind: 'aborted' });
  });
});

test('a cart is not made twice over a dropped connection', async ({ sheet }) => {
  await sheet.fault({ operation: 'cartCreate', drop: true, times: 1 });
  await expect(cartCreate(sheet.client, { lines: [] })).rejects.toMatchObject({ name: 'ClientError', kind: 'network' });
  expect(await sheet.operations()).toEqual(['cartCreate']);
});
