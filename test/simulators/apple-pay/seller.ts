import { expect, vi } from 'vitest';
import type { Options } from './shopper/options';
import { createSimulator, type Sdk } from './simulator';

/** Any event of a session: only its own name says which of these it has. */
type Heard = Event & { validationURL: string; shippingMethod: ApplePayJS.ApplePayShippingMethod };

type Handlers = Partial<Record<string, ((event: Heard) => void) | null>>;

/** A request that nothing is wrong with. */
export const request = {
  countryCode: 'JP',
  currencyCode: 'JPY',
  merchantCapabilities: ['supports3DS'],
  supportedNetworks: ['visa', 'masterCard', 'jcb'],
  requiredBillingContactFields: ['name', 'postalAddress'],
  requiredShippingContactFields: ['name', 'postalAddress', 'email', 'phone'],
  total: { label: 'かるい茶舗', amount: '1.00' },
} satisfies ApplePayJS.ApplePayPaymentRequest;

export const total = (amount: number) => ({ newTotal: { label: 'かるい茶舗', amount: `${amount}.00` } });

export const methods = [
  { label: '宅配便', detail: '2日ほどでお届けします', amount: '600', identifier: 'takuhai' },
  { label: '速達便', detail: '翌日にお届けします', amount: '980', identifier: 'sokutatsu' },
];

/** A session as the tests' own merchant server makes it. */
export const merchantSession = (validationUrl: string, changes: object = {}) => {
  const nonce = crypto.randomUUID();
  return {
    epochTimestamp: Date.now(),
    expiresAt: Date.now() + 300_000,
    nonce,
    signature: `${nonce} ${validationUrl}`,
    merchantSessionIdentifier: 'SSH',
    domainName: 'localhost',
    ...changes,
  };
};

/** Stops the clock; microtasks still run. */
export const fakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

/** Runs what needs no time; no time limit passes. */
export const settle = () => vi.advanceTimersByTimeAsync(10);

/** What a call throws, as `name: message`; null when it throws nothing. */
export function attempt(call: () => unknown): string | null {
  try {
    call();
    return null;
  } catch (error) {
    return String(error);
  }
}

/** What `attempt` says of a session that is made outside a gesture. */
export const NEEDS_GESTURE = 'InvalidAccessError: Must create a new ApplePaySession from a user gesture handler.';

/** What `attempt` says of a call that a session does not take now. */
export const INVALID = expect.stringMatching(/^InvalidAccessError/) as unknown;

/** A listener that answers nothing. */
export const silent = () => {};

/**
 * A page with Apple Pay and a seller who keeps its rules.
 *
 * @param sdk where Apple Pay comes by Apple's script
 */
export function createSeller(options: Partial<Options> = {}, sdk?: Sdk) {
  const simulator = createSimulator(options, {
    verify: ({ nonce, signature }, url) => signature === `${nonce} ${url}`,
    ...(sdk && { sdk }),
  });
  /** Names of the events, in order. */
  const told: string[] = [];
  const details: Record<string, never>[] = [];

  const construct = (changes: object = {}, version = 14): ApplePaySession =>
    simulator.gesture(
      () => new simulator.ApplePaySession(version, { ...request, ...changes }),
    ) as unknown as ApplePaySession;

  /** Adds listeners and begins. A handler of null adds none; `paymentauthorized` is left to the test. */
  const open = (changes: object = {}, handlers: Handlers = {}, version = 14): ApplePaySession => {
    const session = construct(changes, version);
    const all: Handlers = {
      cancel: () => {},
      validatemerchant: ({ validationURL }) => session.completeMerchantValidation(merchantSession(validationURL)),
      paymentmethodselected: () => session.completePaymentMethodSelection(total(1080)),
      shippingcontactselected: () =>
        session.completeShippingContactSelection({ ...total(1680), newShippingMethods: methods }),
      shippingmethodselected: ({ shippingMethod }) =>
        session.completeShippingMethodSelection(total(1080 + Number(shippingMethod.amount))),
      paymentauthorized: () => {},
      ...handlers,
    };
    for (const [name, handler] of Object.entries(all)) {
      if (!handler) continue;
      session.addEventListener(name, (event) => {
        told.push(name);
        details.push(event as unknown as Record<string, never>);
        handler(event as Heard);
      });
    }
    session.begin();
    return session;
  };

  /** The same, until the sheet is ready for the shopper. */
  const ready = async (changes: object = {}, handlers: Handlers = {}, version = 14) => {
    const session = open(changes, handlers, version);
    await settle();
    return session;
  };

  /** What the last event of a name delivered. */
  const last = (name: string): Record<string, never> => details[told.lastIndexOf(name)] ?? {};

  return {
    simulator,
    told,
    last,
    construct,
    open,
    ready,
    sheet: () => simulator.sheet()!,
    /** Numbers of the rules that were broken. */
    broken: () => simulator.violations.map((text) => Number.parseInt(text, 10)),
  };
}

/** What the constructor throws for a request that is changed, and which rules the simulator says were broken. */
export function refused(changes: object, version = 14, options = {}) {
  const { construct, broken } = createSeller(options);
  return [attempt(() => construct(changes, version)), ...broken()];
}
