import { expect, test } from 'vitest';
import { onFakeClock } from '../../in-process/fake-time';
import { walk } from './walk';

onFakeClock();

test.each(['cancel', 'error'] as const)('an approval after %s changes nothing in the cart', async (over) => {
  const { endings, store } = await walk({ acts: ['run', 'create', 'long', over, 'approve'], pace: [100], fault: null });
  expect(endings).toHaveLength(1);
  expect(store.sent.map(({ operation }) => operation)).toEqual(['cartCreate', 'paypalTokenCreate']);
});

test.each([true, false])(
  'a subscription is chosen after the click, or taken back: checkout without a token',
  async (first) => {
    // The button is painted for the first value; by the press the shopper has chosen otherwise.
    const said = [first];
    const hasPlan = () => said.pop() ?? !first;
    const way = { acts: ['run', 'create'], pace: [100], fault: null } as const;
    const { created, endings, store } = await walk(way, undefined, { hasPlan });
    expect(endings).toMatchObject([{ type: 'redirect' }]);
    expect(created).toEqual([expect.any(Error)]);
    expect(store.sent.map(({ operation }) => operation)).toEqual(['cartCreate']);
  },
);
