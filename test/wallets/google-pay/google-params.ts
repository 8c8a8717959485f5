import { newJwt } from '../../simulators/google-pay/seller';
import type { GoogleSetup } from './seen';

/** Complete parameters of Google Pay, as a shop's server writes them. */
export const googleParams = {
  environment: 'TEST',
  auth: [{ jwt: 'a.b.c', expiresAt: 2_000_000_000 }],
  paymentData: {
    merchantInfo: { merchantName: 'かるい茶舗', merchantId: 'BCR2DN4T' },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['VISA', 'JCB'] },
        tokenizationSpecification: {
          type: 'PAYMENT_GATEWAY',
          parameters: { gateway: 'karui', gatewayMerchantId: 'shop-1' },
        },
      },
    ],
    shippingAddressParameters: { allowedCountryCodes: ['JP', 'US'], phoneNumberRequired: true },
  },
  countryCode: 'JP',
  customerAccountEmail: 'hanako@example.jp',
};

const HOUR = 3600;

/** Parameters as a shop's server writes them, with a token that Google takes for an hour; it delivers to any country. */
export function shopParams({ account, emailRequired, phoneRequired }: GoogleSetup): Record<string, unknown> {
  const { customerAccountEmail: _email, paymentData, ...params } = googleParams;
  return {
    ...params,
    auth: [{ jwt: newJwt(HOUR), expiresAt: Date.now() / 1000 + HOUR }],
    emailRequired,
    ...(account !== null && { customerAccountEmail: account }),
    paymentData: { ...paymentData, shippingAddressParameters: { phoneNumberRequired: phoneRequired } },
  };
}
