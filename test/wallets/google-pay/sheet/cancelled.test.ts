import { describe, expect, test } from 'vitest';
import { pass } from '../../in-process/fake-time';
import { ORIGIN } from '../../in-process/store';
import { ofOperation } from '../../in-process/sent';
import { fault } from '../../in-process/store-actions';
import { act } from '../act';
import type { Action, Setup } from '../journey';
import type { InProcessPage } from '../in-process-page';
import { finish, inProcessPages } from '../open-page';
import { stateOf } from '../seen';
import { endingOf, errorsOf, pay } from '../way';

const pages = inProcessPages();

/** One way on the line takes so many milliseconds, and each call two of them. */
const WAY = 100;
const MODES = ['chromium', 'safari', 'popup'] as const;

const thanks = { type: 'redirect', url: expect.stringMatching(`^${ORIGIN}/thank-you/`) };

/** The call whose answer the page waits for; nothing when it waits for none. */
const underWay = ({ seen }: InProcessPage) => seen.store.sent.findLast(({ came }) => !came)?.operation;

/** Presses the button, and lets so many milliseconds pass. */
async function pressedFor(ms: number, setup: Partial<Setup> = {}): Promise<InProcessPage> {
  const page = pages.open({ pace: [WAY], ...setup });
  page.press(await page.prepare());
  await pass(ms);
  return page;
}

describe('whoever closes the sheet before it can be used', () => {
  test.each([
    ['before it asks the page', 0, undefined],
    ['while the cart is made', 50, 'cartCreate'],
    ['when the cart is nearly there', 150, 'cartCreate'],
    ['while the cart is told the address', 250, 'cartBuyerIdentityUpdate'],
    ['while the cart is prepared', 550, 'cartPrepareForCompletion'],
  ])('%s has bought nothing', async (_when, ms, operation) => {
    const page = await pressedFor(ms);
    expect(underWay(page)).toBe(operation);
    act(page, { do: 'cancel' });
    await pass(1);
    expect(endingOf(page.seen)).toEqual({ type: 'cancelled' });
    await finish(page);
    expect(page.seen.store.orders()).toEqual([]);
  });
});

/** What the shopper does, how long after it the sheet is closed, and what is under way then. */
const busy: [what: string, actions: Action[], ms: number, operation: string | undefined][] = [
  ['between two questions', [], 0, undefined],
  ['while another address is told', [{ do: 'address', to: 'osaka' }], 50, 'cartBuyerIdentityUpdate'],
  ['while another option is told', [{ do: 'option', at: 1 }], 50, 'cartSelectedDeliveryOptionsUpdate'],
  ['while another account’s address is told', [{ do: 'account', to: 'taro' }], 50, 'cartBuyerIdentityUpdate'],
  ['while the whole address is told', [pay], 50, 'cartBuyerIdentityUpdate'],
  ['while the payment is told', [pay], 450, 'cartPaymentUpdate'],
];

describe.each(MODES)('whoever closes a sheet (%s)', (mode) => {
  test.each(busy)('%s has bought nothing', async (_when, actions, ms, operation) => {
    // A window says at once that it is closed here: a test of its own has one that does not.
    const page = await pages.pressed({ pace: [WAY], shopper: { mode, closeAfter: 0 } });
    for (const action of actions) act(page, action);
    await pass(ms);
    expect(underWay(page)).toBe(operation);
    act(page, { do: 'cancel' });
    await pass(1);
    expect(endingOf(page.seen)).toEqual({ type: 'cancelled' });
    await finish(page);
    expect(page.seen.store.orders()).toEqual([]);
    expect(ofOperation(page.seen.store.sent, 'cartRemovePersonalData')).toHaveLength(1);
  });

  test('after an error has bought nothing', async () => {
    const page = await pages.pressed({ shopper: { mode, address: 'okinawa' } });
    expect(errorsOf(page.seen)).toHaveLength(1);
    await finish(page);
    expect(endingOf(page.seen)).toEqual({ type: 'cancelled' });
  });

  test('while the order is made is taken to it', async () => {
    const page = await pages.pressed({ pace: [WAY], shopper: { mode, closeAfter: 0 } });
    act(page, pay);
    await pass(650);
    expect(underWay(page)).toBe('cartSubmitForCompletion');
    act(page, { do: 'cancel' });
    await pass(50);
    expect(endingOf(page.seen)).toBeUndefined();
    await finish(page);
    expect(endingOf(page.seen)).toEqual(thanks);
  });

  test('while a submission is refused has bought nothing', async () => {
    const page = await pages.pressed({ pace: [WAY], shopper: { mode, closeAfter: 0 } });
    act(page, fault('cartSubmitForCompletion', { submitFailed: [{ code: 'PAYMENTS_CREDIT_CARD_GENERIC' }] }));
    act(page, pay);
    await pass(650);
    act(page, { do: 'cancel' });
    await finish(page);
    expect([endingOf(page.seen)?.type, page.seen.store.orders()]).toEqual(['cancelled', []]);
  });

  test('while nobody says whether there is an order goes on at checkout', async () => {
    const page = await pages.pressed({ pace: [WAY], shopper: { mode } });
    act(page, { do: 'line', operation: 'cartSubmitForCompletion', mishap: 'silent' });
    act(page, pay);
    await pass(650);
    await finish(page);
    expect(endingOf(page.seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required' });
  });
});

describe('a window that the page does not know to be closed', () => {
  test('may have its order made before the page hears of it', async () => {
    const page = await pages.pressed({ shopper: { mode: 'popup' } });
    act(page, pay);
    await pass(10);
    act(page, { do: 'cancel' });
    await pass(2500);
    expect(page.seen.heard).toBeNull();
    expect(page.seen.answers.at(-1)?.answer).toEqual({ transactionState: 'SUCCESS' });
    expect(endingOf(page.seen)).toBeUndefined();
    await finish(page);
    expect(endingOf(page.seen)).toEqual(thanks);
  });

  test('is waited for 3 s at most, once there is an order', async () => {
    const page = await pages.pressed({ shopper: { mode: 'popup', closeAfter: 60_000 } });
    act(page, pay);
    await pass(10);
    act(page, { do: 'cancel' });
    await pass(2900);
    expect(endingOf(page.seen)).toBeUndefined();
    await pass(400);
    expect(endingOf(page.seen)).toEqual(thanks);
    await finish(page);
  });
});

describe('a page that is put away', () => {
  test.each<[string, Action[], string]>([
    ['with its sheet open', [], 'cancelled'],
    ['while the shopper chooses', [{ do: 'address', to: 'osaka' }], 'cancelled'],
    ['while the shopper pays', [pay], 'cancelled'],
  ])('%s has bought nothing', async (_when, actions, type) => {
    const page = await pages.pressed({ pace: [WAY] });
    for (const action of actions) act(page, action);
    await pass(50);
    act(page, { do: 'hide' });
    await finish(page);
    expect([endingOf(page.seen)?.type, page.seen.store.orders(), stateOf(page.seen)]).toEqual([type, [], 'left']);
  });

  test('when its order is made has an order all the same', async () => {
    const page = await pages.pressed();
    act(page, pay);
    await pass(5000, () => stateOf(page.seen) === 'completed');
    act(page, { do: 'hide' });
    await finish(page);
    expect(endingOf(page.seen)).toEqual(thanks);
  });
});
