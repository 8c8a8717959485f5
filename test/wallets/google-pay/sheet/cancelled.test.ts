import { describe, expect, test } from 'vitest';
import { pass } from '../../in-process/fake-time';
import { ORIGIN } from '../../in-process/store';
import { ofOperation } from '../../in-process/sent';
import { fault } from '../../in-process/store-actions';
import type { GoogleAction, GoogleSetup } from '../seen';
import type { GooglePage } from '../google-page';
import { finish, googlePages } from '../open-page';
import { stateOf } from '../seen';
import { errorsOf } from '../google-wallet';
import { endingOf, pay } from '../../in-process/way';

const pages = googlePages();

/** One way on the line takes so many milliseconds, and each call two of them. */
const WAY = 100;
const MODES = ['chromium', 'safari', 'popup'] as const;

const thanks = { type: 'redirect', url: expect.stringMatching(`^${ORIGIN}/thank-you/`) };

/** The call whose answer the page waits for; nothing when it waits for none. */
const underWay = ({ seen }: GooglePage) => seen.store.sent.findLast(({ came }) => !came)?.operation;

/** Presses the button, and lets so many milliseconds pass. */
async function pressedFor(ms: number, setup: Partial<GoogleSetup> = {}): Promise<GooglePage> {
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
    page.act({ do: 'cancel' });
    await pass(1);
    expect(endingOf(page.seen)).toEqual({ type: 'cancelled' });
    await finish(page);
    expect(page.seen.store.orders()).toEqual([]);
  });
});

/** What the shopper does, how long after it the sheet is closed, and what is under way then. */
const busy: [what: string, actions: GoogleAction[], ms: number, operation: string | undefined][] = [
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
    for (const action of actions) page.act(action);
    await pass(ms);
    expect(underWay(page)).toBe(operation);
    page.act({ do: 'cancel' });
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
    page.act(pay);
    await pass(650);
    expect(underWay(page)).toBe('cartSubmitForCompletion');
    page.act({ do: 'cancel' });
    await pass(50);
    expect(endingOf(page.seen)).toBeUndefined();
    await finish(page);
    expect(endingOf(page.seen)).toEqual(thanks);
  });

  test('while a submission is refused has bought nothing', async () => {
    const page = await pages.pressed({ pace: [WAY], shopper: { mode, closeAfter: 0 } });
    page.act(fault('cartSubmitForCompletion', { submitFailed: [{ code: 'PAYMENTS_CREDIT_CARD_GENERIC' }] }));
    page.act(pay);
    await pass(650);
    page.act({ do: 'cancel' });
    await finish(page);
    expect([endingOf(page.seen)?.type, page.seen.store.orders()]).toEqual(['cancelled', []]);
  });

  test('while nobody says whether there is an order goes on at checkout', async () => {
    const page = await pages.pressed({ pace: [WAY], shopper: { mode } });
    page.act({ do: 'line', operation: 'cartSubmitForCompletion', mishap: 'silent' });
    page.act(pay);
    await pass(650);
    await finish(page);
    expect(endingOf(page.seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required' });
  });
});

describe('a window that the page does not know to be closed', () => {
  test('may have its order made before the page hears of it', async () => {
    const page = await pages.pressed({ shopper: { mode: 'popup' } });
    page.act(pay);
    await pass(10);
    page.act({ do: 'cancel' });
    await pass(2500);
    expect(page.seen.heard).toBeNull();
    expect(page.seen.answers.at(-1)?.answer).toEqual({ transactionState: 'SUCCESS' });
    expect(endingOf(page.seen)).toBeUndefined();
    await finish(page);
    expect(endingOf(page.seen)).toEqual(thanks);
  });

  test('is waited for 3 s at most, once there is an order', async () => {
    const page = await pages.pressed({ shopper: { mode: 'popup', closeAfter: 60_000 } });
    page.act(pay);
    await pass(10);
    page.act({ do: 'cancel' });
    await pass(2900);
    expect(endingOf(page.seen)).toBeUndefined();
    await pass(400);
    expect(endingOf(page.seen)).toEqual(thanks);
    await finish(page);
  });
});

describe('a page that is put away', () => {
  test.each<[string, GoogleAction[], string]>([
    ['with its sheet open', [], 'cancelled'],
    ['while the shopper chooses', [{ do: 'address', to: 'osaka' }], 'cancelled'],
    ['while the shopper pays', [pay], 'cancelled'],
  ])('%s has bought nothing', async (_when, actions, type) => {
    const page = await pages.pressed({ pace: [WAY] });
    for (const action of actions) page.act(action);
    await pass(50);
    page.act({ do: 'hide' });
    await finish(page);
    expect([endingOf(page.seen)?.type, page.seen.store.orders(), stateOf(page.seen)]).toEqual([type, [], 'left']);
  });

  test('when its order is made has an order all the same', async () => {
    const page = await pages.pressed();
    page.act(pay);
    await pass(5000, () => stateOf(page.seen) === 'completed');
    page.act({ do: 'hide' });
    await finish(page);
    expect(endingOf(page.seen)).toEqual(thanks);
  });
});
