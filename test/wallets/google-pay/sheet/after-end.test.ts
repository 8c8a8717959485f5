import { expect, test } from 'vitest';
import { pass } from '../../in-process/fake-time';
import { kyusu, tin } from '../../in-process/goods';
import { fault } from '../../in-process/store-actions';
import type { GoogleAction, GoogleSetup } from '../seen';
import type { GooglePage } from '../google-page';
import { doAll, googlePages } from '../open-page';
import { askOfChange, askOfPayment, refusedPayment } from '../questions';
import { endingOf, pay } from '../../in-process/way';

const pages = googlePages();

const OVER = 'お取引を完了できませんでした';
const over = (intent: string) => ({ reason: 'OTHER_ERROR', intent, message: OVER });

const address = { countryCode: 'JP', postalCode: '530-0001', locality: '大阪市北区', administrativeArea: '大阪府' };
const QUESTIONS: [string, object, string][] = [
  ['INITIALIZE', { callbackTrigger: 'INITIALIZE', shippingAddress: address }, 'SHIPPING_ADDRESS'],
  ['SHIPPING_ADDRESS', { callbackTrigger: 'SHIPPING_ADDRESS', shippingAddress: address }, 'SHIPPING_ADDRESS'],
  ['SHIPPING_OPTION', { callbackTrigger: 'SHIPPING_OPTION', shippingOptionData: { id: 'x' } }, 'SHIPPING_OPTION'],
];

/** How a press ends, and what it was for. */
const ENDS: [string, Partial<GoogleSetup>, GoogleAction[]][] = [
  ['the shopper has closed the sheet', {}, [{ do: 'cancel' }]],
  ['the page was put away', {}, [{ do: 'hide' }]],
  ['the order was made', { leaving: null }, [pay]],
  ['the press goes to checkout', { goods: tin, leaving: null }, []],
  ['a dialog is shown', { goods: { ...kyusu, variantId: 44_003 } }, []],
  ['the payment has failed', {}, [fault('cartPaymentUpdate', { empty: true }), pay]],
];

/** A page whose press has ended. */
async function ended(setup: Partial<GoogleSetup>, actions: GoogleAction[]): Promise<GooglePage> {
  const page = await pages.pressed(setup);
  await doAll(page, ...actions);
  await pass(5000);
  expect(page.seen.settled).not.toBeNull();
  return page;
}

test.each(ENDS)(
  'every question after the end is answered and changes nothing when %s',
  async (_when, setup, actions) => {
    const paid = await refusedPayment(await pages.pressed());
    const page = await ended(setup, actions);
    const ending = endingOf(page.seen);
    const before = page.seen.store.sent.length;
    for (const [, question, intent] of QUESTIONS)
      expect(await askOfChange(page, question)).toEqual({ error: over(intent) });
    expect(await askOfPayment(page, paid)).toEqual({ transactionState: 'ERROR', error: over('PAYMENT_AUTHORIZATION') });
    expect([endingOf(page.seen), page.seen.store.sent.length]).toEqual([ending, before]);
    expect(page.seen.loose).toEqual([]);
  },
);

test.each(QUESTIONS)(
  'the question %s before a sheet is opened is answered and changes nothing',
  async (_name, question, intent) => {
    const page = pages.open();
    await page.prepare();
    expect(await askOfChange(page, question)).toEqual({
      error: over(intent === 'SHIPPING_OPTION' ? 'SHIPPING_ADDRESS' : intent),
    });
    expect(page.seen.store.sent).toEqual([]);
  },
);
