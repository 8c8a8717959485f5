import { describe, expect } from 'vitest';
import type { Deadline } from '../../../../src/press/api/deadline';
import { cartCreate, readCart } from '../operations/whole-cart';
import { submitCart } from '../../../../wallets/sheet/pay/submit-cart';
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
    return { id, again: (deadline: Deadline) => submitCart(sheet.client, id, 'attempt', deadline) };
  };

  test('that is throttled is sent again with the same token when the store allows', async ({ sheet }) => {
    const { again } = await submit(sheet);
    await sheet.fault({ operation: 'cartSubmitForCompletion', throttled: 600, times: 2 });
    const began = Date.now();
    expect(await again(sheet.deadline)).toMatchObject({ type: 'success' });
    expect(Date.now() - began).toBeGreaterThanOrEqual(1200 - 10);
    expect(await tokens(sheet)).toEqual(['attempt', 'attempt', 'attempt']);
  });

  test('that is throttled for too long ends at once, without an order', async ({ sheet }) => {
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

  test('twice at once by the same token is one order', async ({ sheet }) => {
    const { again } = await submit(sheet);
    const both = await Promise.all([again(sheet.deadline), again(sheet.deadline)]);
    expect(both.map(({ type }) => type).toSorted()).toEqual(['already_accepted', 'success']);
  });

  test('is sent again after a truncated answer, and finds the order', async ({ sheet }) => {
    const { id, again } = await submit(sheet);
    await sheet.fault({ operation: 'cartSubmitForCompletion', truncated: true, times: 1 });
    expect(await again(sheet.deadline)).toEqual({ type: 'already_accepted' });
    expect(await readCart(sheet.client, id)).toBeNull();
  });

  test('rejects when its result is unknown, although there is an order', async ({ sheet }) => {
    const { id, again } = await submit(sheet);
    await sheet.fault({ operation: 'cartSubmitForCompletion', after: true, html: true });
    await expect(again(sheet.deadline)).rejects.toMatchObject({ name: 'ClientError', kind: 'content_type' });
    expect(await readCart(sheet.client, id)).toBeNull();
  });

  test('that is throttled after a 503 rejects: the 503 may hide an order', async ({ sheet }) => {
    const { again } = await submit(sheet);
    await sheet.fault(
      { operation: 'cartSubmitForCompletion', status: 503, retryAfter: 0, times: 1 },
      { operation: 'cartSubmitForCompletion', throttled: 60_000 },
    );
    await expect(again(sheet.deadline)).rejects.toMatchObject({ name: 'ClientError' });
  });

  test('that is throttled after a lost answer rejects', async ({ sheet }) => {
    const { again } = await submit(sheet);
    await sheet.fault(
      { operation: 'cartSubmitForCompletion', after: true, drop: true, times: 1 },
      { operation: 'cartSubmitForCompletion', throttled: 60_000 },
    );
    await expect(again(sheet.deadline)).rejects.toMatchObject({ name: 'ClientError' });
  });

  test('that finds no cart after a lost answer rejects: there may be an order', async ({ sheet }) => {
    const { again } = await submit(sheet);
    await sheet.fault(
      { operation: 'cartSubmitForCompletion', after: true, drop: true, times: 1 },
      { operation: 'cartSubmitForCompletion', userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'm' }] },
    );
    await expect(again(sheet.deadline)).rejects.toMatchObject({ name: 'ClientError' });
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

  test('is not sent again when the sheet is closed', async ({ sheet }) => {
    const { id } = await paidCart(sheet);
    const closed = new AbortController();
    await sheet.fault({ operation: 'cartSubmitForCompletion', throttled: 5000 });
    const done = submitCart(sheet.client, id, 'attempt', sheet.deadline, closed.signal);
    setTimeout(() => closed.abort(), 100);
    expect([(await done).type, await tokens(sheet)]).toEqual(['throttled', ['attempt']]);
  });

  test('that waits after a 429 ends without an order when the sheet is closed', async ({ sheet }) => {
    const { id } = await paidCart(sheet);
    const closed = new AbortController();
    await sheet.fault({ operation: 'cartSubmitForCompletion', status: 429, retryAfter: 5 });
    const done = submitCart(sheet.client, id, 'attempt', sheet.deadline, closed.signal);
    setTimeout(() => closed.abort(), 300);
    expect([await done, await tokens(sheet)]).toEqual([{ type: 'throttled', pollAfter: Infinity }, ['attempt']]);
  });

  test('that waits after a 503 rejects when the sheet is closed: the 503 may hide an order', async ({ sheet }) => {
    const { id } = await paidCart(sheet);
    const closed = new AbortController();
    await sheet.fault({ operation: 'cartSubmitForCompletion', status: 503, retryAfter: 5 });
    const done = submitCart(sheet.client, id, 'attempt', sheet.deadline, closed.signal);
    setTimeout(() => closed.abort(), 300);
    await expect(done).rejects.toMatchObject({ name: 'ClientError' });
  });

  test('goes on when the sheet is closed during the request', async ({ sheet }) => {
    const { id } = await paidCart(sheet);
    const closed = new AbortController();
    await sheet.fault({ operation: 'cartSubmitForCompletion', delayMs: 300, times: 1 });
    const done = submitCart(sheet.client, id, 'attempt', sheet.deadline, closed.signal);
    setTimeout(() => closed.abort(), 100);
    expect(await done).toMatchObject({ type: 'success' });
  });
});

test('a cart is not created twice after a dropped connection', async ({ sheet }) => {
  await sheet.fault({ operation: 'cartCreate', drop: true, times: 1 });
  await expect(cartCreate(sheet.client, { lines: [] })).rejects.toMatchObject({ name: 'ClientError', kind: 'network' });
  expect(await sheet.operations()).toEqual(['cartCreate']);
});
