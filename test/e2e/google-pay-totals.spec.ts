import { expect, test } from './fixtures/google-pay-scenario';

for (const [code, line, total] of [
  ['OCHA10', '割引（OCHA10） -216.00', '2544.00'],
  ['NATSU2024', 'ディスカウントコードを適用できませんでした（NATSU2024） 0.00', '2760.00'],
] as const) {
  test(`the discount code ${code} is shown, and the order is made`, async ({ scenario, page, store }) => {
    await page.context().addCookies([{ name: 'discount_code', value: code, url: store.url }]);
    expect((await scenario.open()).total.price).toBe(total);
    expect(await scenario.items()).toContain(line);
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
}

test.describe('in Kyoto', () => {
  test.use({ googlePayOptions: { address: 'kyoto' } });

  test('local delivery is listed, is not chosen by itself, and can be chosen', async ({ scenario, googlePay }) => {
    const { options, option, total } = await scenario.open();
    const local = options.find(({ label }) => label.startsWith('ご近所配達'))!;
    expect(local.label).toBe('ご近所配達（￥300）');
    expect([option === local.id, total.price]).toEqual([false, '2760.00']);
    await googlePay.user.selectOption(local.id);
    expect((await googlePay.until('ready')).total.price).toBe('2460.00');
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
});
