import { describe, expect, test } from 'vitest';
import { combinations } from '../../../combinations';
import { pass } from '../../in-process/fake-time';
import { ofOperation } from '../../in-process/sent';
import { ORIGIN } from '../../in-process/store';
import { fault } from '../../in-process/store-actions';
import { endingOf, pay } from '../../in-process/way';
import type { GooglePage } from '../google-page';
import { finish, googlePages } from '../open-page';
import { stateOf, type GoogleAction } from '../seen';

const pages = googlePages();

/** Milliseconds for one way on the line; each call takes two ways. */
const WAY = 100;
const MODES = ['chromium', 'safari', 'popup'] as const;

const thanks = { type: 'redirect', url: expect.stringMatching(`^${ORIGIN}/thank-you/`) };

/** The call whose answer the page waits for; nothing when it waits for none. */
const underWay = ({ seen }: GooglePage) => seen.store.sent.findLast(({ came }) => !came)?.operation;

/** Does the actions, and lets this many milliseconds pass. */
async function after(page: GooglePage, ms: number, ...actions: GoogleAction[]): Promise<GooglePage> {
  for (const action of actions) page.act(action);
  await pass(ms);
  return page;
}

/** A page whose sheet can be used. A window says at once that it is closed here: a test of its own has one that does not. */
const opened = (mode: (typeof MODES)[number]) => pages.pressed({ pace: [WAY], shopper: { mode, closeAfter: 0 } });

async function boughtNothing(page: GooglePage): Promise<void> {
  page.act({ do: 'cancel' });
  await pass(1);
  expect(endingOf(page.seen)).toEqual({ type: 'cancelled' });
  await finish(page);
  expect([endingOf(page.seen), page.seen.store.orders()]).toEqual([{ type: 'cancelled' }, []]);
}

test.each([
  ['before it asks the page', 0, undefined],
  ['while the cart is made', 50, 'cartCreate'],
  ['when the cart is nearly there', 150, 'cartCreate'],
  ['while the cart is told the address', 250, 'cartBuyerIdentityUpdate'],
  ['while the cart is prepared', 550, 'cartPrepareForCompletion'],
])('whoever closes the sheet %s has bought nothing', async (_when, ms, operation) => {
  const page = pages.open({ pace: [WAY] });
  await page.begin();
  await pass(ms);
  expect(underWay(page)).toBe(operation);
  await boughtNothing(page);
});

/** What the shopper does, how long after it the sheet is closed, and what is under way then. */
const BUSY: [what: string, actions: GoogleAction[], ms: number, operation: string | undefined][] = [
  ['between two questions', [], 0, undefined],
  ['while another address is told', [{ do: 'address', to: 'osaka' }], 50, 'cartBuyerIdentityUpdate'],
  ['while another option is told', [{ do: 'option', at: 1 }], 50, 'cartSelectedDeliveryOptionsUpdate'],
  ['while another account’s address is told', [{ do: 'account', to: 'taro' }], 50, 'cartBuyerIdentityUpdate'],
  ['while the whole address is told', [pay], 50, 'cartBuyerIdentityUpdate'],
  ['while the payment is told', [pay], 450, 'cartPaymentUpdate'],
];

test.each(BUSY.map(([what, actions, ms, operation], at) => [what, MODES[at % 3]!, actions, ms, operation] as const))(
  'whoever closes a sheet %s has bought nothing (%s)',
  async (_when, mode, actions, ms, operation) => {
    const page = await after(await opened(mode), ms, ...actions);
    expect(underWay(page)).toBe(operation);
    await boughtNothing(page);
    expect(ofOperation(page.seen.store.sent, 'cartRemovePersonalData')).toHaveLength(1);
  },
);

describe.each(combinations({ mode: MODES }))('whoever closes a sheet ($mode)', ({ mode }) => {
  test('while the order is made is led to the order', async () => {
    const page = await after(await opened(mode), 650, pay);
    expect(underWay(page)).toBe('cartSubmitForCompletion');
    await after(page, 50, { do: 'cancel' });
    expect(endingOf(page.seen)).toBeUndefined();
    await finish(page);
    expect(endingOf(page.seen)).toEqual(thanks);
  });

  test('while a submission is refused has bought nothing', async () => {
    const refused = fault('cartSubmitForCompletion', { submitFailed: [{ code: 'PAYMENTS_CREDIT_CARD_GENERIC' }] });
    const page = await after(await opened(mode), 650, refused, pay);
    await finish(page);
    expect([endingOf(page.seen)?.type, page.seen.store.orders()]).toEqual(['cancelled', []]);
  });
});

test('whoever closes a sheet while it is unknown whether there is an order goes on at checkout', async () => {
  const silent = { do: 'line', operation: 'cartSubmitForCompletion', mishap: 'silent' } as const;
  const page = await after(await opened('chromium'), 650, silent, pay);
  await finish(page);
  expect(endingOf(page.seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required' });
});

describe('a closed window of which the page has not heard yet', () => {
  test('may get its order before the page hears that it was closed', async () => {
    const page = await after(await pages.pressed({ shopper: { mode: 'popup' } }), 10, pay);
    await after(page, 2500, { do: 'cancel' });
    expect(page.seen.heard).toBeNull();
    expect(page.seen.answers.at(-1)?.answer).toEqual({ transactionState: 'SUCCESS' });
    expect(endingOf(page.seen)).toBeUndefined();
    await finish(page);
    expect(endingOf(page.seen)).toEqual(thanks);
  });

  test('is waited for 3 s at most, once there is an order', async () => {
    const page = await after(await pages.pressed({ shopper: { mode: 'popup', closeAfter: 60_000 } }), 10, pay);
    await after(page, 2900, { do: 'cancel' });
    expect(endingOf(page.seen)).toBeUndefined();
    await pass(400);
    expect(endingOf(page.seen)).toEqual(thanks);
    await finish(page);
  });
});

describe('a page that enters the back/forward cache', () => {
  test.each<[string, GoogleAction[]]>([
    ['with its sheet open', []],
    ['while the shopper chooses', [{ do: 'address', to: 'osaka' }]],
    ['while the shopper pays', [pay]],
  ])('%s has bought nothing', async (_when, actions) => {
    const page = await after(await opened('chromium'), 50, ...actions);
    page.act({ do: 'hide' });
    await finish(page);
    const { seen } = page;
    expect([endingOf(seen)?.type, seen.store.orders(), stateOf(seen)]).toEqual(['cancelled', [], 'left']);
  });

  test('after its order is made keeps the order', async () => {
    const page = await pages.pressed();
    page.act(pay);
    await pass(5000, () => stateOf(page.seen) === 'completed');
    page.act({ do: 'hide' });
    await finish(page);
    expect(endingOf(page.seen)).toEqual(thanks);
  });
});
