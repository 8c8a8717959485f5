import { expect, test } from 'vitest';
import { tokyo } from '../../../store/test-support/addresses';
import { pass } from '../../in-process/fake-time';
import { approval, come, hidden, inProcessStore, opened } from './in-process-order';

const inProcess = inProcessStore();

/** Milliseconds that one event may take. */
const LIMIT = 27_000;

/** When a promise settled, in milliseconds from now on. */
async function msOf(promise: Promise<unknown>): Promise<number> {
  const began = Date.now();
  let took = Number.NaN;
  void promise.then(() => (took = Date.now() - began));
  await pass(40_000);
  return took;
}

const never = () => new Promise<never>(() => {});
const late =
  <T>(value: T) =>
  () =>
    new Promise<T>((resolve) => {
      setTimeout(resolve, 2000, value);
    });

async function begun() {
  const sheet = opened();
  await come(sheet.begin());
  await come(sheet.setAddress(hidden(tokyo)));
  return sheet;
}
type Begun = Awaited<ReturnType<typeof begun>>;

test.each<[event: string, run: (sheet: Begun) => Promise<unknown>]>([
  ['a first address', (sheet) => sheet.begin({ address: never })],
  ['an address', (sheet) => sheet.setAddress(never)],
  ['a card’s address', (sheet) => sheet.setBilling(never)],
  ['an approval', (sheet) => sheet.pay(never)],
])('%s that never comes: the event is answered within its limit', async (_event, run) => {
  expect(await msOf(run(await begun()))).toBe(LIMIT);
});

test('the time that an event waits before its requests counts towards its limit', async () => {
  const sheet = await begun();
  inProcess.store.mishap('cartBuyerIdentityUpdate', 'silent');
  expect(await msOf(sheet.pay(late(approval())))).toBeLessThanOrEqual(LIMIT);
});

test('an approval that can’t be read ends the sheet at checkout, with its error', async () => {
  const error = new Error('no token');
  const sheet = await begun();
  expect(await come(sheet.pay(() => Promise.reject(error)))).toMatchObject({
    type: 'end',
    ending: { type: 'decelerate', reason: 'redirect_to_checkout_required', error },
  });
});
