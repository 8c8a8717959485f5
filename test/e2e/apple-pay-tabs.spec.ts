import { holdAnswers } from './fixtures/hold';
import { variables } from './fixtures/personal-data';
import { expect, test } from './fixtures/apple-pay-scenario';

test('paid in another tab with the answer lost: a sheet that was open here makes no second order', async ({
  scenario,
  page,
  context,
  store,
}) => {
  // Each tab has a cart of its own: the order needs the data of one. Without an answer, the same attempt is sent again.
  scenario.except({ keepsData: true, resubmits: true });
  await scenario.open();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('shopify-apple-pay-button button').first().click();
  await other.waitForFunction(() => window.applePaySimulator!.sheet()?.state === 'ready');
  const { answered } = await holdAnswers(other, 'cartSubmitForCompletion');
  await other.evaluate(() => window.applePaySimulator!.user.authorize());
  await answered;
  await other.close();

  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  const attempts = (await store.calls('cartSubmitForCompletion')).map((call) => variables(call).attemptToken);
  expect([(await store.orders()).length, new Set(attempts).size]).toEqual([1, 1]);
  expect(await store.calls('cartRemovePersonalData')).toHaveLength(1);
});

/** Takes all room that the store has in this storage, to the last character. */
function fillStorage(): void {
  for (let length = 2 ** 22; length >= 1; length /= 2) {
    try {
      for (let part = 0; ; part++) localStorage.setItem(`filler ${length} ${part}`, 'x'.repeat(length));
    } catch {
      // A shorter text may still have room.
    }
  }
}

for (const [how, before, submitted] of [
  ['is full', fillStorage, () => {}],
  [
    'is blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    () => {},
  ],
  ['was cleared by the page', () => {}, () => localStorage.clear()],
] as const)
  test(`submitted in another tab where storage ${how}: a sheet that was open here makes no second order`, async ({
    scenario,
    page,
    context,
    store,
  }) => {
    scenario.except({ keepsData: true });
    await context.addInitScript(before);
    await scenario.open();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator('shopify-apple-pay-button button').first().click();
    await other.waitForFunction(() => window.applePaySimulator!.sheet()?.state === 'ready');
    const { answered, release } = await holdAnswers(other, 'cartSubmitForCompletion');
    await other.evaluate(() => window.applePaySimulator!.user.authorize());
    await answered;
    await other.evaluate(submitted);

    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    expect(await store.orders()).toHaveLength(1);
    release();
    await other.waitForURL(/\/thank-you\//);
  });
