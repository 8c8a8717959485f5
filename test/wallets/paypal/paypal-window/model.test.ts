import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { onFakeClock } from '../../in-process/fake-time';
import { MODEL_PATIENCE, MODEL_RUNS } from '../../in-process/model-runs';
import { ofOperation } from '../../in-process/sent';
import { walk, ways, type Seen } from './walk';

onFakeClock();

/** Whether a cart was made, with which its checkout can go on. */
const hasToken = ({ sent }: Seen['store']) => ofOperation(sent, 'paypalTokenCreate').length > 0;

const isRun = ({ way }: Seen) => way.acts.some((act) => act === 'run' || act === 'over');

/** The promises that a way broke, as sentences; none when all were kept. */
function wrongWith(seen: Seen): string[] {
  const { way, store, endings, created, asked } = seen;
  const count = (operation: string) => ofOperation(store.sent, operation).length;
  const wrong: string[] = [];
  for (const operation of ['cartCreate', 'paypalTokenCreate', 'cartPaymentUpdate'])
    if (count(operation) > 1) wrong.push(`${operation} was sent ${count(operation)} times`);
  if (new Set(endings.map((one) => JSON.stringify(one))).size > 1) wrong.push('two endings');
  if (isRun(seen) && seen.mustEnd && endings.length === 0) wrong.push('no ending');
  if (isRun(seen) && created.length < asked) wrong.push('a creator that never answers');
  if (created.some((one) => one instanceof Error) && isRun(seen) && endings.length === 0)
    wrong.push('a creator that failed, and no ending');
  if (new Set(created.filter((one) => typeof one === 'string')).size > 1) wrong.push('two tokens');
  if (seen.isApproved && endings.some(({ type }) => type === 'cancelled')) wrong.push('an approval that was lost');
  if (!seen.hasRun && store.sent.length > 0) wrong.push('a cart without a press');
  const failed = endings.find((one) => one.type === 'unrecoverable');
  if (failed && hasToken(store) && !way.acts.includes('error')) wrong.push('a dialog where checkout could go on');
  if (endings.some(({ type }) => type === 'redirect') && count('cartPaymentUpdate') !== 1)
    wrong.push('checkout without the payment');
  return wrong;
}

test(
  'each click makes at most one cart and one token, and has one ending, whatever PayPal, the shopper and the store do',
  () =>
    fc.assert(
      fc.asyncProperty(ways, async (way) => {
        expect(wrongWith(await walk(way))).toEqual([]);
      }),
      MODEL_RUNS,
    ),
  MODEL_PATIENCE,
);

test('the creator rejects and the order goes on at checkout when the token takes 40 s', async () => {
  const fault = { operation: 'paypalTokenCreate', delayMs: 40_000 };
  const seen = await walk({ acts: ['run', 'create'], pace: [10], fault });
  expect(seen.created).toEqual([expect.any(Error)]);
  expect(seen.endings).toMatchObject([{ type: 'decelerate', reason: 'redirect_to_checkout_required' }]);
});
