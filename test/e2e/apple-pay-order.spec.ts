import { expect, test } from './fixtures/apple-pay';

test('goods that are sent are bought in the sheet, from the press to the thank-you page', async ({
  page,
  gotoProduct,
  applePay,
}) => {
  await gotoProduct('sencha', { recommended: 'apple_pay' });
  await page.getByRole('button', { name: 'Apple Pay' }).click();
  expect(await applePay.until('ready')).toMatchObject({ total: { amount: '2760.00' }, canPay: true });
  await applePay.user.authorize();
  await page.waitForURL('**/thank-you/**');
});
