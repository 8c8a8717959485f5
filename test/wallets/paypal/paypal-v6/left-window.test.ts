import { beforeAll, expect, test } from 'vitest';
import { NOWHERE, onTabs } from '../../one-order/tab-globals';
import { loadModules, type TabModules } from '../../one-order/tab-modules';
import { wrongWith } from './promises';
import { walk } from './walk';
import type { Action, Step, Way } from './ways';

onTabs();

let modules: TabModules;
const window = new EventTarget();
beforeAll(async () => {
  modules = await loadModules({ ...NOWHERE, window });
}, 60_000);

const after = (wait: number | null, ...actions: Action[]): Step[] => actions.map((action) => ({ action, wait }));

/** A press whose window stays open, while the shopper looks at the page for longer than callbacks may come late. */
const looks = [...after(null, { do: 'press' }), ...after(4000, { do: 'look' })];

/** A page of a PayPal whose `start` resolves when the window opens. */
const way = (...steps: Step[]): Way => ({
  kind: 'paypal',
  had: 'all',
  moods: { starts: 'at once' },
  destroyThrows: false,
  activation: 5000,
  pace: [10],
  fault: null,
  steps: [...looks, ...steps],
});

/** Where the page has gone, and how its presses have ended. */
async function outcome(...steps: Step[]) {
  const seen = await walk(modules, window, way(...steps));
  expect(wrongWith(seen)).toEqual([]);
  const { endings, late, went, sessions, simulator, presses, isBusy } = seen;
  const destroyed = simulator.calls.filter(({ name }) => name === 'destroy').length;
  const types = [...endings, ...late].map(({ type }) => type);
  return {
    types,
    pages: went.length,
    opened: sessions.filter(({ token }) => token).length,
    destroyed,
    presses,
    isBusy,
  };
}

const approve = after(6000, { do: 'approve' });
const free = { isBusy: false };

test('an approval in a window that the shopper had left for a while leads to checkout', async () => {
  expect(await outcome(...approve)).toMatchObject({
    types: ['cancelled', 'redirect'],
    pages: 1,
    opened: 1,
    presses: 1,
    ...free,
  });
});

test('a window that is closed after a look at the page ends without a word', async () => {
  expect(await outcome(...after(6000, { do: 'cancel' }))).toMatchObject({ types: ['cancelled'], pages: 0, ...free });
});

test.each(['broken', 'blocked', 'nameless', 'closed'] as const)(
  'an error of a window that was left takes nobody away from the page: %s',
  async (error) => {
    expect(await outcome(...after(6000, { do: 'fail', error }))).toMatchObject({ types: ['cancelled'], pages: 0 });
  },
);

test('a shopper whom the window declines after a look at the page is told so', async () => {
  expect(await outcome(...after(6000, { do: 'fail', error: 'declined' }))).toMatchObject({
    types: ['cancelled', 'unrecoverable'],
    opened: 1,
  });
});

test('the next press opens a window of its own, whose approval counts', async () => {
  const again = await outcome(...after(null, { do: 'press' }), ...approve);
  expect(again).toMatchObject({ types: ['cancelled', 'redirect'], pages: 1, opened: 2, presses: 2, ...free });
});

test('an approval of the window that was left counts no longer when the next press has begun', async () => {
  const again = await outcome(
    ...after(0, { do: 'press' }, { do: 'tell', what: 'onApprove' }),
    ...after(6000, { do: 'read' }),
  );
  expect(again).toMatchObject({ types: ['cancelled', 'cancelled'], pages: 0 });
});

test('the button is busy again while an approval that came late is filled in, and what PayPal tells twice counts once', async () => {
  const late = await outcome(
    ...after(1, { do: 'approve' }),
    ...after(1, { do: 'press' }),
    ...after(6000, { do: 'tell', what: 'onApprove' }),
  );
  expect(late).toMatchObject({ types: ['cancelled', 'redirect'], pages: 1, opened: 1, presses: 1, ...free });
});

test('a host that is rendered anew leaves the window open, and a host that goes for good closes it', async () => {
  const anew = await outcome(...after(2000, { do: 'anew' }), ...approve);
  expect(anew).toMatchObject({ types: ['cancelled', 'redirect'], pages: 1, opened: 1, presses: 1, ...free });
  const gone = await outcome(...after(2000, { do: 'gone' }), ...approve);
  expect(gone).toMatchObject({ types: ['cancelled'], pages: 0 });
});

test('a page that was left closes the window, and hears no approval when it comes back', async () => {
  const back = await outcome(...after(2000, { do: 'back' }));
  expect(back).toMatchObject({ types: ['cancelled'], destroyed: 1, ...free });
  const told = await outcome(...after(2000, { do: 'back' }), ...after(6000, { do: 'tell', what: 'onApprove' }));
  expect(told).toMatchObject({ types: ['cancelled'], pages: 0, ...free });
});

test('the button stays busy while an approval is filled in for longer than callbacks may come late', async () => {
  const steps = [...after(null, { do: 'press' }), ...after(6000, { do: 'approve' })];
  const { endings, late } = await walk(modules, window, { ...way(), moods: {}, pace: [2000], steps });
  expect([endings.map(({ type }) => type), late]).toEqual([['redirect'], []]);
});
