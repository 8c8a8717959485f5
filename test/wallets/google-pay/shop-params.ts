import { newJwt } from '../../simulators/google-pay/seller';
import { googleParams } from './google-params';
import type { GoogleSetup } from './seen';

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
