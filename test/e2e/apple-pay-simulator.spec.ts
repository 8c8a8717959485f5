import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/apple-pay';

/** A page of the store with a button of a seller who keeps every rule, or breaks one on purpose. */
async function openSeller(page: Page, storeUrl: string, press: string): Promise<void> {
  await page.goto(`${storeUrl}/products/sencha?widget=off`);
  await page.evaluate((source) => {
    const button = document.createElement('button');
    button.textContent = 'Apple Payで払う';
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- a page of its own, written by the test
    button.addEventListener('click', new Function('event', source) as () => void);
    document.querySelector('main')!.prepend(button);
  }, press);
}

const button = (page: Page) => page.getByRole('button', { name: 'Apple Payで払う' });

const REQUEST = `{
  countryCode: 'JP', currencyCode: 'JPY',
  merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa', 'jcb'],
  requiredBillingContactFields: ['name', 'postalAddress'],
  requiredShippingContactFields: ['name', 'postalAddress', 'email'],
  total: { label: 'かるい茶舗', amount: '1.00' },
}`;

const OPEN = `const session = new ApplePaySession(12, ${REQUEST}); session.begin();`;

/** Every question answered at once, and the merchant's session from the store. */
const WHOLE = `
const session = new ApplePaySession(12, ${REQUEST});
const total = (amount) => ({ newTotal: { label: 'かるい茶舗', amount: String(amount) } });
const methods = [
  { label: '宅配便', detail: '2日ほど', amount: '600', identifier: 'takuhai' },
  { label: '速達便', detail: '翌日', amount: '980', identifier: 'sokutatsu' },
];
session.onvalidatemerchant = async ({ validationURL }) => {
  const answer = await fetch('/api/unstable/graphql.json?operation_name=applePaySessionCreate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': document.querySelector('[access-token]').getAttribute('access-token') },
    body: JSON.stringify({
      query: 'mutation applePaySessionCreate($validationUrl: String!) { applePaySessionCreate(validationUrl: $validationUrl) { body } }',
      variables: { validationUrl: validationURL },
    }),
  });
  session.completeMerchantValidation(JSON.parse((await answer.json()).data.applePaySessionCreate.body));
};
session.onpaymentmethodselected = () => session.completePaymentMethodSelection(total(1080));
session.onshippingcontactselected = () =>
  session.completeShippingContactSelection({ ...total(1680), newShippingMethods: methods });
session.onshippingmethodselected = ({ shippingMethod }) =>
  session.completeShippingMethodSelection(total(1080 + Number(shippingMethod.amount)));
session.onpaymentauthorized = () => { session.completePayment({ status: 0 }); location.assign('/cart'); };
session.begin();
`;

test('a seller who keeps the rules is paid', async ({ page, store, applePay }) => {
  await openSeller(page, store.url, WHOLE);
  await button(page).click();
  await applePay.until('ready');
  await applePay.user.selectMethod('sokutatsu');
  await applePay.user.selectContact('kyoto');
  expect(await applePay.until('ready')).toMatchObject({
    total: { amount: '1680' },
    method: 'takuhai',
    contact: { administrativeArea: '京都府' },
    canPay: true,
  });
  const completed = applePay.until('completed');
  await applePay.user.authorize();
  await completed;
  await page.waitForURL('**/cart');
  expect(applePay.calls('completePayment')).toMatchObject([{ detail: { status: 0 } }]);
  expect(applePay.sheets).toMatchObject([{ state: 'completed' }]);
});

void OPEN;
