import { AdyenCheckout, AmazonPay, ApplePay, GooglePay, PayPal } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';

const configuration = { merchantId: 'demo', merchantName: 'Demo', gatewayMerchantId: 'demo', intent: 'capture' };
const checkout = await AdyenCheckout({
  environment: 'test',
  clientKey: 'test_OEHP4AVTHFCNJOOZ3PT5TESTTESTTEST',
  countryCode: 'DE',
  locale: 'en-US',
  amount: { currency: 'EUR', value: 1000 },
  analytics: { enabled: false },
  paymentMethodsResponse: {
    paymentMethods: ['googlepay', 'applepay', 'paypal', 'amazonpay'].map((type) => ({
      type,
      name: type,
      configuration,
    })),
  },
  onSubmit() {},
});
const amazon = {
  productType: 'PayOnly',
  configuration: { merchantId: 'demo', publicKeyId: 'demo', storeId: 'demo', region: 'eu' },
  returnUrl: location.href,
};
for (const [Wallet, props] of [[GooglePay], [ApplePay], [PayPal], [AmazonPay, amazon]]) {
  const place = document.createElement('div');
  document.querySelector('#root').append(place);
  new Wallet(checkout, { ...props }).mount(place);
}
