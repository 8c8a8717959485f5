import { vi } from 'vitest';
import type { Callbacks, ClientOptions, PaymentData, PaymentRequest, TransactionInfo } from './rules/google-pay-types';
import type { Options } from './shopper/options';
import { createSimulator } from './simulator';

type Update = google.payments.api.PaymentDataRequestUpdate;
type Intermediate = google.payments.api.IntermediatePaymentData;

const base64Url = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A JSON Web Token that is good for as many seconds. Nobody here checks its signature. */
export const newJwt = (seconds = 3600, claims: object = {}): string =>
  [{ alg: 'ES256', typ: 'JWT' }, { exp: Math.floor(Date.now() / 1000) + seconds, ...claims }, { signature: '' }]
    .map(base64Url)
    .join('.');

export const info = (totalPrice: string, changes: object = {}): TransactionInfo => ({
  currencyCode: 'JPY',
  countryCode: 'JP',
  transactionId: 'pw-1',
  totalPrice,
  totalPriceStatus: 'ESTIMATED',
  totalPriceLabel: '合計',
  ...changes,
});

export const card = (changes: object = {}, tokenization: object = {}) => ({
  type: 'CARD' as const,
  parameters: {
    allowedAuthMethods: ['PAN_ONLY' as const, 'CRYPTOGRAM_3DS' as const],
    allowedCardNetworks: ['VISA' as const, 'MASTERCARD' as const, 'JCB' as const],
    billingAddressRequired: true as const,
    billingAddressParameters: { format: 'FULL' as const, phoneNumberRequired: true as const },
    ...changes,
  },
  tokenizationSpecification: {
    type: 'PAYMENT_GATEWAY' as const,
    parameters: { gateway: 'example', gatewayMerchantId: 'karui' },
    ...tokenization,
  },
});

/** A request that nothing is wrong with. */
export const newRequest = (changes: object = {}): PaymentRequest => ({
  apiVersion: 2,
  apiVersionMinor: 0,
  merchantInfo: {
    merchantId: '0123',
    merchantName: 'かるい茶舗',
    merchantOrigin: 'karui-chaho.example',
    authJwt: newJwt(),
  },
  allowedPaymentMethods: [card()],
  transactionInfo: info('0.01'),
  emailRequired: true,
  shippingAddressRequired: true,
  shippingAddressParameters: { phoneNumberRequired: true },
  shippingOptionRequired: true,
  callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'],
  ...changes,
});

export const options = {
  shippingOptions: [
    { id: 'takuhai', label: '宅配便 600円', description: '2日ほどでお届けします' },
    { id: 'sokutatsu', label: '速達便 980円' },
  ],
};

/** An answer that nothing is wrong with. */
export const update = (totalPrice = '1680.00', changes: object = {}): Update => ({
  newTransactionInfo: info(totalPrice),
  newShippingOptionParameters: options,
  ...changes,
});

export const error = (changes: object = {}): google.payments.api.PaymentDataError => ({
  reason: 'OTHER_ERROR',
  intent: 'SHIPPING_ADDRESS',
  message: '配送できません',
  ...changes,
});

/** Answers every change. */
const answer = ({ callbackTrigger }: Intermediate): Update =>
  callbackTrigger === 'SHIPPING_OPTION' ? { newTransactionInfo: info('2060.00') } : update();

/** Stops the clock; microtasks still run. */
export const fakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

/** Runs what needs no time; no time limit passes. */
export const settle = () => vi.advanceTimersByTimeAsync(10);

/** A promise that stays open. */
export const never = () => new Promise<never>(() => {});

/** How a promise of the page went. */
export type Went = { resolved: PaymentData } | { rejected: unknown } | null;

/** A page with Google Pay and a seller who keeps its rules. */
export function createSeller(given: Partial<Options> = {}, surroundings: { isSecure?: boolean } = {}) {
  const complaints: string[] = [];
  const simulator = createSimulator(given, {
    ...surroundings,
    complain: (level, text) => void complaints.push(`${level}: ${text}`),
    openWindow: () => ({ closed: false, close() {} }),
  });
  /** What the page was told, in order. */
  const told: Intermediate[] = [];
  const payments: PaymentData[] = [];

  const callbacks = (changes: Callbacks = {}): Callbacks => {
    const { onPaymentDataChanged = answer, onPaymentAuthorized = () => never() } = changes;
    return {
      onPaymentDataChanged(data) {
        told.push(structuredClone(data));
        return onPaymentDataChanged(data);
      },
      onPaymentAuthorized(data) {
        payments.push(structuredClone(data));
        return onPaymentAuthorized(data);
      },
    };
  };
  const newClient = (changes: Callbacks = {}, rest: Partial<ClientOptions> = {}) =>
    new simulator.api.PaymentsClient({ environment: 'TEST', paymentDataCallbacks: callbacks(changes), ...rest });

  /** Opens a sheet inside a click. `went()` says how the page's promise went. */
  const open = (request: object = {}, changes: Callbacks = {}, rest: Partial<ClientOptions> = {}) => {
    const client = newClient(changes, rest);
    let went: Went = null;
    simulator
      .gesture(() => client.loadPaymentData(newRequest(request)))
      .then(
        (resolved) => (went = { resolved }),
        (rejected: unknown) => (went = { rejected }),
      );
    return { client, went: (): Went => went };
  };

  return {
    simulator,
    complaints,
    told,
    payments,
    newClient,
    open,
    /** The same as `open`, until the sheet is ready for the shopper. */
    async ready(request: object = {}, changes: Callbacks = {}, rest: Partial<ClientOptions> = {}) {
      const opened = open(request, changes, rest);
      await settle();
      return opened;
    },
    sheet: () => simulator.sheet()!,
    /** Numbers of the rules that were broken. */
    broken: () => simulator.violations.map((text) => Number.parseInt(text, 10)),
  };
}

/** What `loadPaymentData` rejects a changed request with, and which rules the simulator says were broken. */
export async function refused(request: object, callbacks: Callbacks = {}, rest: Partial<ClientOptions> = {}) {
  const { open, broken, complaints } = createSeller();
  const { went } = open(request, callbacks, rest);
  await settle();
  const found = went();
  const rejected = found && 'rejected' in found ? found.rejected : null;
  return { rejected, broken: broken(), complaints };
}
