import { cards, type CardName } from '../../shopper/cards';
import type { Address, PaymentData, PaymentRequest } from '../rules/google-pay-types';
import { requestedOf } from './google-address';
import { cardInfo } from './google-cards';
import type { Options } from './options';

const base64 = (length: number): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(length))));

/** A token with all documented members, new each time: noise where Google encrypts. */
function newToken(kind: Options['token']): string {
  if (kind === 'not JSON') return 'examplePaymentMethodToken';
  const encrypted = { encryptedMessage: base64(240), ephemeralPublicKey: base64(65), tag: base64(32) };
  const signedKey = JSON.stringify({ keyValue: base64(91), keyExpiration: String(Date.now() + 86_400_000) });
  return JSON.stringify({
    ...(kind === 'whole' && { signature: base64(71) }),
    intermediateSigningKey: { signedKey, signatures: [base64(71)] },
    protocolVersion: 'ECv2',
    signedMessage: JSON.stringify(encrypted),
  });
}

/** What the shopper has chosen when Pay is pressed. */
export interface Choice {
  email: string;
  address: Address | null;
  /** Null for a card without an address. */
  billing: Address | null;
  card: CardName;
  /** Redemption codes of all offers on the sheet. */
  codes: readonly string[];
  /** Id of the chosen shipping option. */
  option: string | null;
}

/** The payment: all that was asked for, and nothing else. */
export function paymentData(request: PaymentRequest, choice: Choice, { token }: Pick<Options, 'token'>): PaymentData {
  const { address, billing, option } = choice;
  const [method] = request.allowedPaymentMethods;
  const { billingAddressRequired, billingAddressParameters } = method!.parameters;
  const { phoneNumberRequired = false, format = 'FULL' } = request.shippingAddressParameters ?? {};
  return {
    apiVersion: request.apiVersion,
    apiVersionMinor: request.apiVersionMinor,
    ...(request.emailRequired && { email: choice.email }),
    ...(request.shippingAddressRequired &&
      address && { shippingAddress: requestedOf(address, format, phoneNumberRequired) }),
    ...(request.shippingOptionRequired && option !== null && { shippingOptionData: { id: option } }),
    paymentMethodData: {
      type: 'CARD',
      description: cards[choice.card].displayName.replace(' ', ' •••• '),
      info: {
        ...cardInfo(choice.card),
        ...(billingAddressRequired &&
          billing && {
            billingAddress: requestedOf(
              billing,
              billingAddressParameters?.format ?? 'MIN',
              billingAddressParameters?.phoneNumberRequired ?? false,
            ),
          }),
      },
      tokenizationData: { type: method!.tokenizationSpecification.type, token: newToken(token) },
    },
  };
}
