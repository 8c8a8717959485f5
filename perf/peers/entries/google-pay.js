import '@google-pay/button-element';

const card = {
  type: 'CARD',
  parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['MASTERCARD', 'VISA'] },
  tokenizationSpecification: {
    type: 'PAYMENT_GATEWAY',
    parameters: { gateway: 'example', gatewayMerchantId: 'exampleGatewayMerchantId' },
  },
};
const button = document.createElement('google-pay-button');
button.setAttribute('environment', 'TEST');
button.paymentRequest = {
  apiVersion: 2,
  apiVersionMinor: 0,
  allowedPaymentMethods: [card],
  merchantInfo: { merchantId: '12345678901234567890', merchantName: 'Demo Merchant' },
  transactionInfo: {
    totalPriceStatus: 'FINAL',
    totalPriceLabel: 'Total',
    totalPrice: '100',
    currencyCode: 'JPY',
    countryCode: 'JP',
  },
};
document.querySelector('#root').append(button);
