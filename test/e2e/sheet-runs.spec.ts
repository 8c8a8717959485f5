import type { Page } from '@playwright/test';
import { fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { expect, test as appleTest, type Scenario } from './fixtures/apple-pay-scenario';
import { test as googleTest, type GoogleScenario } from './fixtures/google-pay-scenario';
import { holdAnswers } from './fixtures/hold';
import type { Store } from './fixtures/store-control';
import { untilSheetOpens } from './fixtures/wait';

const SUBMIT = 'cartSubmitForCompletion';

/** One of the two sheets, in the hands of a run. */
interface Sheet {
  /** Name of the wallet in a cart's list. */
  wallet: 'apple_pay' | 'google_pay';
  scenario: Omit<Pick<Scenario, keyof Scenario & keyof GoogleScenario>, 'open'> & { open(): Promise<unknown> };
  page: Page;
  store: Store;
  /** Loads all that a press needs, where a sheet can't open without it. */
  warm(): Promise<void>;
  cancel(): Promise<void>;
  /** Chooses another delivery address of the shopper's, by name. */
  moveTo(contact: 'okinawa' | 'tokyo'): Promise<void>;
  /** Chooses the last way of delivery. */
  chooseLast(): Promise<void>;
  /** Waits until the shopper may act. */
  ready(): Promise<{ canPay: boolean }>;
  /** What is to be paid. */
  total(): Promise<string>;
}

/** THE TABLE: what is the same in Apple's sheet and in Google's. Title → steps and checks. */
const RUNS: Readonly<Record<string, (sheet: Sheet) => Promise<void>>> = {
  'a sheet that the shopper closes ends quietly, and the next press works': async ({
    scenario,
    store,
    cancel,
    ready,
  }) => {
    scenario.except({ removals: 2 });
    await scenario.open();
    await cancel();
    await expect(scenario.button).toBeEnabled();
    await expect(scenario.dialog).toHaveCount(0);
    await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
    await scenario.button.click();
    await ready();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  },

  'a sheet that is closed while the order is made leads to its page': async ({ scenario, page, store, cancel }) => {
    // The store has made the order when its answer is held back.
    scenario.except({ keepsData: true });
    await scenario.open();
    const { answered, release } = await holdAnswers(page, SUBMIT);
    await scenario.pay();
    await answered;
    await cancel();
    release();
    expect(await scenario.outcome()).toBe('order');
    expect(await store.orders()).toHaveLength(1);
  },

  'a page that is left with its sheet open removes the shopper’s data once': async ({ scenario, page, store }) => {
    // Checked here, because the page that the fixture would ask is gone.
    scenario.except({ isGone: true });
    await scenario.open();
    await page.goto('/cart');
    await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
  },

  'an address that is not served can’t be paid, and the next one works': async ({ scenario, moveTo, ready }) => {
    await scenario.open();
    await moveTo('okinawa');
    expect(await ready()).toMatchObject({ canPay: false });
    await moveTo('tokyo');
    expect(await ready()).toMatchObject({ canPay: true });
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  },

  'a captcha goes on at checkout, with a flag that says why': async ({ scenario, store }) => {
    const submitFailed = [{ code: 'BUYER_IDENTITY_CAPTCHA_COMPLETION_REQUIRED' }, { code: 'DELIVERY_CITY_INVALID' }];
    await store.faults({ operation: SUBMIT, submitFailed });
    await scenario.open();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('checkout wallet_captcha_required');
  },

  'the drawer that the first item opens sells the shopper’s own cart': async (sheet) => {
    const { scenario, page, store, wallet } = sheet;
    await page.goto(`/products/sencha?theme=a&wallets=${wallet}`);
    await page.getByRole('button', { name: 'カートに入れる' }).click();
    await expect(scenario.button).toBeEnabled();
    await sheet.warm();
    await scenario.button.click();
    await sheet.ready();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    expect(await store.calls('cartCreate')).toEqual([]);
  },

  'a cart with a subscription stays as it was when the sheet is closed, then two parcels are sent as chosen': async (
    sheet,
  ) => {
    const { scenario, page, store, wallet } = sheet;
    scenario.except({ removals: 2 });
    await page.goto('/');
    await fillCart(page, SENCHA, { id: 42_001, quantity: 1, selling_plan: 9001 });
    await gotoCart(page, { wallets: wallet });
    await sheet.warm();
    await scenario.button.click();
    await sheet.ready();
    await sheet.cancel();
    await expect(scenario.button).toBeEnabled();
    expect(await (await page.request.get('/cart.js')).json()).toMatchObject({ item_count: 3 });
    await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
    await scenario.button.click();
    await sheet.ready();
    await sheet.chooseLast();
    await sheet.ready();
    expect(await sheet.total()).toBe('6936.00');
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    expect(await store.calls('cartCreate')).toEqual([]);
    const chosen = (await store.calls('cartSelectedDeliveryOptionsUpdate')).map(
      ({ body }) => (body as { variables: { selectedDeliveryOptions: unknown[] } }).variables.selectedDeliveryOptions,
    );
    for (const options of chosen) expect(options).toHaveLength(2);
  },
};

for (const [title, run] of Object.entries(RUNS)) {
  appleTest(`Apple Pay: ${title}`, ({ scenario, applePay, page, store }) =>
    run({
      wallet: 'apple_pay',
      scenario,
      page,
      store,
      warm: () => untilSheetOpens(page),
      cancel: () => applePay.user.cancel(),
      moveTo: (contact) => applePay.user.selectContact(contact),
      ready: () => applePay.until('ready'),
      chooseLast: async () => applePay.user.selectMethod((await applePay.sheet())!.shippingMethods.at(-1)!.identifier),
      total: async () => (await applePay.sheet())!.total.amount!,
    }),
  );
  googleTest(`Google Pay: ${title}`, ({ scenario, googlePay, page, store }) =>
    run({
      wallet: 'google_pay',
      scenario,
      page,
      store,
      warm: () => scenario.warm(),
      cancel: () => googlePay.user.cancel(),
      moveTo: (contact) => googlePay.user.selectAddress(contact),
      ready: () => googlePay.until('ready'),
      chooseLast: async () => googlePay.user.selectOption((await googlePay.sheet())!.options.at(-1)!.id),
      total: async () => (await googlePay.sheet())!.total.price,
    }),
  );
}
