import type { Selection } from '../rules/apple-pay-types';
import { convertRequest, readRequest } from '../input/payment-request';
import { STATUS } from '../input/payment-result';
import { invalidAccess, refuse } from '../rules/refuse';
import { createSession, type Session } from './session';
import type { SessionContext } from './session-context';

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
function checkDocument({ options }: SessionContext): void {
  if (globalThis.isSecureContext === false)
    throw invalidAccess('Trying to start an Apple Pay session from an insecure document.');
  if (options.canMakePayments === 'throws')
    throw invalidAccess(
      'Trying to start an Apple Pay session from a document with an different security origin than its top-level frame.',
    );
}

function open(target: EventTarget, args: readonly unknown[], context: SessionContext): Session {
  if (args.length < 2) refuse(4, new TypeError('Not enough arguments'));
  const version = Number(args[0]);
  const given = convertRequest(args[1]);
  checkDocument(context);
  if (!context.gesture.isActive())
    refuse(1, invalidAccess('Must create a new ApplePaySession from a user gesture handler.'));
  if (!context.options.versions.includes(version)) refuse(3, invalidAccess(`"${version}" is not a supported version.`));
  return createSession(target, readRequest(given, version, context.options.total), context);
}

/** `ApplePaySession` for one page. Every call is logged; what it throws is kept, even when the page catches it. */
export function createSessionClass(context: SessionContext) {
  const { call } = context.log;
  const sessions = new WeakMap<EventTarget, Session>();
  const sessionOf = (target: EventTarget): Session => {
    const session = sessions.get(target);
    // As for any method of the platform that is called on something else.
    if (!session) throw new TypeError('Can only call ApplePaySession methods on instances of ApplePaySession');
    return session;
  };
  const answer = (target: EventTarget, question: Selection, name: string, update: unknown) =>
    call(name, update, () => sessionOf(target).answer(question, update));

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

    static supportsVersion(version: number): boolean {
      return call('supportsVersion', version, () => {
        checkDocument(context);
        if (Number(version) === 0) refuse(3, invalidAccess());
        return context.options.versions.includes(Number(version));
      });
    }
    static canMakePayments(): boolean {
      return call('canMakePayments', null, () => {
        checkDocument(context);
        return context.options.canMakePayments === true;
      });
    }

    static canMakePaymentsWithActiveCard(): Promise<boolean> {
      return call('canMakePaymentsWithActiveCard', null, () => refuse(38, invalidAccess('It is deprecated.')));
    }

    constructor(...args: [version: number, paymentRequest: ApplePayJS.ApplePayPaymentRequest]) {
      super();
      sessions.set(
        this,
        call('new ApplePaySession', args, () => open(this, args, context)),
      );
    }
    override addEventListener(...args: Parameters<EventTarget['addEventListener']>) {
      sessionOf(this).listeners.added(args[0], args[1]);
      super.addEventListener(...args);
    }
    override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>) {
      sessionOf(this).listeners.removed(args[0], args[1]);
      super.removeEventListener(...args);
    }

    begin(): void {
      call('begin', null, () => sessionOf(this).begin());
    }
    abort(): void {
      call('abort', null, () => sessionOf(this).abort());
    }
    completeMerchantValidation(merchantSession: unknown): void {
      call('completeMerchantValidation', merchantSession, () =>
        sessionOf(this).completeMerchantValidation(merchantSession),
      );
    }
    completePaymentMethodSelection(update: unknown): void {
      answer(this, 'paymentmethodselected', 'completePaymentMethodSelection', update);
    }
    completeShippingContactSelection(update: unknown): void {
      answer(this, 'shippingcontactselected', 'completeShippingContactSelection', update);
    }
    completeShippingMethodSelection(update: unknown): void {
      answer(this, 'shippingmethodselected', 'completeShippingMethodSelection', update);
    }
    completeCouponCodeChange(update: unknown): void {
      answer(this, 'couponcodechanged', 'completeCouponCodeChange', update);
    }
    completePayment(result: number | ApplePayJS.ApplePayPaymentAuthorizationResult): void {
      call('completePayment', result, () => sessionOf(this).completePayment(result));
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
