import applePay from 'braintree-web/apple-pay';
import client from 'braintree-web/client';
import googlePayment from 'braintree-web/google-payment';
import paypalCheckout from 'braintree-web/paypal-checkout';
import venmo from 'braintree-web/venmo';

// Braintree leaves these buttons to the merchant, who shows each when its component says that it can be used.
const place = document.querySelector('#root');
function button(label) {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  element.style.cssText = 'display:block;width:100%;height:44px';
  place.append(element);
}
const load = (src) =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src,
      async: true,
      onload: resolve,
      onerror: reject,
    });
    document.head.append(script);
  });

const payJs = load('https://pay.google.com/gp/p/js/pay.js');
const token = {
  environment: 'sandbox',
  authorizationFingerprint: 'demo',
  configUrl: 'https://api.sandbox.braintreegateway.com/merchants/demo/client_api/v1/configuration',
};
const made = await client.create({ authorization: btoa(JSON.stringify(token)) });

async function google() {
  await Promise.all([payJs, googlePayment.create({ client: made, googlePayVersion: 2, googleMerchantId: 'demo' })]);
  const payments = new window.google.payments.api.PaymentsClient({ environment: 'TEST' });
  const { result } = await payments.isReadyToPay({ apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [] });
  if (result) place.append(payments.createButton({ onClick() {} }));
}

async function apple() {
  await applePay.create({ client: made });
  button('Apple Pay');
}
async function paypal() {
  const instance = await paypalCheckout.create({ client: made });
  await instance.loadPayPalSDK({ currency: 'USD', intent: 'capture' });
  await window.paypal
    .Buttons({ createOrder: () => instance.createPayment({ flow: 'checkout', amount: 10, currency: 'USD' }) })
    .render('#root');
}
async function pay() {
  const instance = await venmo.create({ client: made, allowDesktop: true, paymentMethodUsage: 'multi_use' });
  if (instance.isBrowserSupported()) button('Venmo');
}
await Promise.all([google(), apple(), paypal(), pay()]);
