import { amountWithoutCoin } from '../input/amounts';
import type { Ended, Question, Selection } from '../rules/apple-pay-types';
import { createListeners } from './listeners';
import { newValidationUrl, readMerchantSession } from '../input/merchant-session';
import { convertResult, readResult } from '../input/payment-result';
import type { PaymentRequest } from '../input/payment-request';
import { invalidAccess, refuse } from '../rules/refuse';
import { createSheet, type Sheet, type SheetState } from '../sheet/sheet';
import { sharedIdentifier } from '../input/shipping-methods';
import { convertUpdate, readUpdate } from '../input/update';
import type { SessionContext } from './session-context';

/** Apple's limit for every event; merchant validation was observed to have the same. */
const LIMIT_MS = 30_000;
const NOT_COMPLETED = 'お支払いは完了していません';

type Asked = Exclude<Question, 'validatemerchant'>;
type Phase = 'idle' | 'active' | Asked | Ended;

const ENDED: readonly Phase[] = ['completed', 'failed', 'cancelled', 'aborted'];

/** Event → number of the rule that no answer within thirty seconds breaks. */
const SILENCE = {
  validatemerchant: 16,
  paymentmethodselected: 20,
  shippingcontactselected: 20,
  shippingmethodselected: 20,
  couponcodechanged: 20,
  paymentauthorized: 31,
} as const satisfies Record<Question, number>;

/** One session from `begin` to its end: which call is allowed when, one event after another, each within its time limit. */
export function createSession(target: EventTarget, request: PaymentRequest, context: SessionContext) {
  const { log, options } = context;
  const sheet = createSheet(request, options);
  const code = context.newCode?.();
  const listeners = createListeners((name) => log.violate(14, `${name} has its listener after begin()`));
  const queue: { question: Asked; detail: () => object }[] = [];
  let phase: Phase = 'idle';
  let merchant: 'unasked' | 'asked' | 'checking' | 'accepted' = 'unasked';
  let validationURL = '';
  let limit: ReturnType<typeof setTimeout> | undefined;
  let isPumping = false;

  const isScanned = () => code?.isScanned() ?? true;
  /** Runs what the sheet does, on the phone where it is there. */
  const onPhone = (run: () => void) => (code ? code.whenScanned(() => phase === 'active' && run()) : run());

  const isOpen = () => phase !== 'idle' && !ENDED.includes(phase);
  const later = (task: () => void) => void setTimeout(task, 0);

  const dispatch = (name: string, detail: object) => {
    log.note('event', name, detail);
    target.dispatchEvent(Object.assign(new Event(name), detail));
  };

  const end = (how: Ended, message: string | null = null) => {
    phase = how;
    clearTimeout(limit);
    queue.length = 0;
    sheet.shown.message = message;
    code?.remove();
    context.closed(session);
    if (how === 'cancelled') later(() => dispatch('cancel', { sessionError: { code: 'unknown', info: {} } }));
  };

  const giveTime = (question: Question) => {
    clearTimeout(limit);
    limit = setTimeout(() => {
      log.violate(SILENCE[question], `${question} was not answered for 30 s`);
      end('cancelled', NOT_COMPLETED);
    }, LIMIT_MS);
  };

  /** Dispatches the next event in a task of its own. */
  const pump = () => {
    context.changed();
    if (phase !== 'active' || isPumping || queue.length === 0) return;
    isPumping = true;
    later(() => {
      isPumping = false;
      const next = phase === 'active' ? queue.shift() : undefined;
      if (!next) return;
      // WebKit itself completes selections without a listener, but never an authorization.
      if (next.question !== 'paymentauthorized' && !listeners.has(next.question)) return pump();
      phase = next.question;
      giveTime(phase);
      context.changed();
      dispatch(phase, next.detail());
    });
  };

  const goOn = () => {
    clearTimeout(limit);
    phase = 'active';
    pump();
  };

  /** PassKit's own check, below WebKit: it gives no error, the sheet just closes. */
  const hasWrongCoin = () => {
    const amount = amountWithoutCoin(sheet.amounts(), request.currencyCode);
    if (amount === undefined) return false;
    log.violate(10, `${request.currencyCode} has no coin for ${amount}`);
    end('cancelled');
    return true;
  };

  const checkIdentifiers = () => {
    const identifier = sharedIdentifier(sheet.shown.methods);
    if (identifier !== undefined) log.violate(9, `two shipping methods are called "${identifier}"`);
  };

  const refuseLate = (): never => refuse(phase === 'completed' || phase === 'failed' ? 35 : 21, invalidAccess());

  const session = {
    listeners,
    sheet,
    request,
    state(): SheetState {
      if (phase === 'idle') return 'none';
      if (phase !== 'active') return phase;
      if (merchant === 'asked') return 'validatemerchant';
      return merchant === 'accepted' && isScanned() && queue.length === 0 ? 'ready' : 'busy';
    },
    snapshot: (): Sheet => sheet.snapshot(session.state(), isScanned()),
    /** Queues an event. Its detail is made when it is dispatched. */
    ask(question: Asked, detail: () => object) {
      queue.push({ question, detail });
      pump();
    },
    /** Closes the sheet for the shopper or the system, at any time. @returns whether it was open */
    cancel(): boolean {
      const wasOpen = isOpen();
      if (wasOpen) end('cancelled');
      return wasOpen;
    },

    begin() {
      if (phase !== 'idle') refuse(12, invalidAccess('Payment session is already active.'));
      if (context.live()) refuse(12, invalidAccess('Page already has an active payment session.'));
      code?.show(() => session.cancel());
      phase = 'active';
      context.opened(session);
      later(() => listeners.close());
      checkIdentifiers();
      if (hasWrongCoin()) return;
      const askForMerchant = () => {
        if (phase !== 'active') return;
        merchant = 'asked';
        validationURL = newValidationUrl();
        giveTime('validatemerchant');
        context.changed();
        dispatch('validatemerchant', { validationURL });
      };
      later(() => (code?.asksMerchantFirst() === false ? onPhone(askForMerchant) : askForMerchant()));
    },
    /** The phone scans the code. */
    scan() {
      if (!code) throw new Error('scan: there is no code.');
      code.scan();
    },
    abort() {
      if (!isOpen()) refuse(32, invalidAccess());
      end('aborted');
    },
    completeMerchantValidation(given: unknown) {
      if (!isOpen()) refuseLate();
      if (merchant !== 'asked') refuse(15, invalidAccess());
      const merchantSession = readMerchantSession(given);
      merchant = 'checking';
      clearTimeout(limit);
      context.changed();
      void context.checkMerchant(merchantSession, validationURL).then((problem) => {
        if (phase !== 'active') return;
        if (problem !== null) {
          log.violate(15, problem);
          return end('cancelled', NOT_COMPLETED);
        }
        merchant = 'accepted';
        onPhone(() => {
          for (const question of context.firstQuestions(session)) queue.push(question);
          pump();
        });
      });
    },
    answer(question: Selection, given: unknown) {
      const converted = convertUpdate(question, given, context.ApplePayError);
      if (phase !== question) refuseLate();
      const update = readUpdate(converted, options.total);
      if (!sheet.apply(question, update))
        log.violate(24, `the total of ${update.total.amount} does not follow the price of the chosen shipping method`);
      for (const dropped of sheet.place(update.errors, question)) log.violate(27, dropped);
      checkIdentifiers();
      if (!hasWrongCoin()) goOn();
    },
    completePayment(result: unknown) {
      const converted = convertResult(result, context.ApplePayError);
      if (phase !== 'paymentauthorized') refuseLate();
      const read = readResult(converted);
      if (read.type === 'failure') return end('failed', NOT_COMPLETED);
      const dropped = sheet.place(read.errors, 'paymentauthorized');
      for (const what of dropped) log.violate(27, what);
      if (read.type === 'again') return goOn();
      if (read.errors.length > 0) log.violate(30, 'errors beside success');
      return end('completed');
    },
  };
  return session;
}

export type Session = ReturnType<typeof createSession>;
