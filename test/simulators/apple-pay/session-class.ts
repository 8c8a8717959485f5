import type { Selection } from './apple-pay-types';
import { convertRequest, readRequest } from './payment-request';
import { STATUS } from './payment-result';
import { invalidAccess, refuse } from './refuse';
import { createLife, type Life } from './session-life';
import type { World } from './world';

const EVENTS = [
  'cancel',
  'validatemerchant',
  'paymentmethodselected',
  'shippingcontactselected',
  'shippingmethodselected',
  'couponcodechanged',
  'paymentauthorized',
] as const;

/** What WebKit looks at before anything else; where it says no, the page is not at fault. */
function checkDocument({ options }: World): void {
  if (globalThis.isSecureContext === false)
    throw invalidAccess('Trying to start an Apple Pay session from an insecure document.');
  if (options.canMakePayments === 'throws')
    throw invalidAccess(
      'Trying to start an Apple Pay session from a document with an different security origin than its top-level frame.',
    );
}

function open(session: EventTarget, args: readonly unknown[], world: World): Life {
  if (args.length < 2) refuse(4, new TypeError('Not enough arguments'));
  const version = Number(args[0]);
  const given = convertRequest(args[1]);
  checkDocument(world);
  if (!world.gesture.isActive())
    refuse(1, invalidAccess('Must create a new ApplePaySession from a user gesture handler.'));
  if (!world.options.versions.includes(version)) refuse(3, invalidAccess(`"${version}" is not a supported version.`));
  return createLife(session, readRequest(given, version, world.options.total), world);
}

/** `ApplePaySession` for one page. Every call is logged; what it throws is kept, even when the page catches it. */
export function createSessionClass(world: World) {
  const { call } = world.log;
  const lives = new WeakMap<EventTarget, Life>();
  const lifeOf = (session: EventTarget): Life => {
    const life = lives.get(session);
    // As for any method of the platform that is called on something else.
    if (!life) throw new TypeError('Can only call ApplePaySession methods on instances of ApplePaySession');
    return life;
  };
  const answer = (session: EventTarget, question: Selection, name: string, args: readonly unknown[]) =>
    call(name, args.length > 1 ? args : args[0], () => lifeOf(session).answer(question, args));

  class ApplePaySession extends EventTarget {
    declare oncancel: (event: ApplePayJS.Event) => void;
    declare onvalidatemerchant: (event: ApplePayJS.ApplePayValidateMerchantEvent) => void;
    declare onpaymentmethodselected: (event: ApplePayJS.ApplePayPaymentMethodSelectedEvent) => void;
    declare onshippingcontactselected: (event: ApplePayJS.ApplePayShippingContactSelectedEvent) => void;
    declare onshippingmethodselected: (event: ApplePayJS.ApplePayShippingMethodSelectedEvent) => void;
    declare oncouponcodechanged: (event: ApplePayJS.ApplePayCouponCodeChangedEvent) => void;
    declare onpaymentauthorized: (event: ApplePayJS.ApplePayPaymentAuthorizedEvent) => void;

    declare static readonly STATUS_SUCCESS: number;
    declare static readonly STATUS_FAILURE: number;
    declare static readonly STATUS_INVALID_BILLING_POSTAL_ADDRESS: number;
    declare static readonly STATUS_INVALID_SHIPPING_POSTAL_ADDRESS: number;
    declare static readonly STATUS_INVALID_SHIPPING_CONTACT: number;
    declare static readonly STATUS_PIN_REQUIRED: number;
    declare static readonly STATUS_PIN_INCORRECT: number;
    declare static readonly STATUS_PIN_LOCKOUT: number;

    static supportsVersion(version: number): boolean {
      return call('supportsVersion', version, () => {
        checkDocument(world);
        if (Number(version) === 0) refuse(3, invalidAccess());
        return world.options.versions.includes(Number(version));
      });
    }
    static canMakePayments(): boolean {
      return call('canMakePayments', null, () => {
        checkDocument(world);
        return world.options.canMakePayments === true;
      });
    }
    static canMakePaymentsWithActiveCard(_merchantIdentifier: string): Promise<boolean> {
      return Promise.resolve(world.options.canMakePayments === true);
    }
    static applePayCapabilities(_merchantIdentifier: string): Promise<ApplePayJS.PaymentCredentialStatusResponse> {
      const status = world.options.canMakePayments === true ? 'paymentCredentialsAvailable' : 'applePayUnsupported';
      return Promise.resolve({ paymentCredentialStatus: status });
    }
    static async openPaymentSetup(merchantIdentifier: string): Promise<boolean> {
      return call('openPaymentSetup', merchantIdentifier, () => {
        if (!world.gesture.isActive())
          refuse(1, invalidAccess('Must call ApplePaySession.openPaymentSetup from a user gesture handler.'));
        return false;
      });
    }

    constructor(...args: [version: number, paymentRequest: ApplePayJS.ApplePayPaymentRequest]) {
      super();
      lives.set(
        this,
        call('new ApplePaySession', args, () => open(this, args, world)),
      );
    }
    override addEventListener(...args: Parameters<EventTarget['addEventListener']>) {
      lifeOf(this).listeners.added(args[0], args[1]);
      super.addEventListener(...args);
    }
    override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>) {
      lifeOf(this).listeners.removed(args[0], args[1]);
      super.removeEventListener(...args);
    }

    begin(): void {
      call('begin', null, () => lifeOf(this).begin());
    }
    abort(): void {
      call('abort', null, () => lifeOf(this).abort());
    }
    completeMerchantValidation(merchantSession: unknown): void {
      call('completeMerchantValidation', merchantSession, () =>
        lifeOf(this).completeMerchantValidation(merchantSession),
      );
    }
    completePaymentMethodSelection(...args: unknown[]): void {
      answer(this, 'paymentmethodselected', 'completePaymentMethodSelection', args);
    }
    completeShippingContactSelection(...args: unknown[]): void {
      answer(this, 'shippingcontactselected', 'completeShippingContactSelection', args);
    }
    completeShippingMethodSelection(...args: unknown[]): void {
      answer(this, 'shippingmethodselected', 'completeShippingMethodSelection', args);
    }
    completeCouponCodeChange(...args: unknown[]): void {
      answer(this, 'couponcodechanged', 'completeCouponCodeChange', args);
    }
    completePayment(result: number | ApplePayJS.ApplePayPaymentAuthorizationResult): void {
      call('completePayment', result, () => lifeOf(this).completePayment(result));
    }
  }

  for (const [name, value] of Object.entries(STATUS)) Object.defineProperty(ApplePaySession, name, { value });
  for (const name of EVENTS) defineHandler(ApplePaySession.prototype, name);
  return ApplePaySession;
}

type Handler = ((event: Event) => void) | null;

/** `on…`: one listener that keeps its place when it is replaced, as the platform's handler attributes do. */
function defineHandler(prototype: EventTarget, name: string): void {
  const handlers = new WeakMap<EventTarget, { handler: Handler; listener: (event: Event) => void }>();
  Object.defineProperty(prototype, `on${name}`, {
    configurable: true,
    enumerable: true,
    get(this: EventTarget): Handler {
      return handlers.get(this)?.handler ?? null;
    },
    set(this: EventTarget, value: unknown) {
      const handler = typeof value === 'function' ? (value as Handler) : null;
      const before = handlers.get(this);
      if (before && handler) {
        before.handler = handler;
      } else if (before) {
        this.removeEventListener(name, before.listener);
        handlers.delete(this);
      } else if (handler) {
        const entry = { handler, listener: (event: Event) => entry.handler?.call(this, event) };
        handlers.set(this, entry);
        this.addEventListener(name, entry.listener);
      }
    },
  });
}
