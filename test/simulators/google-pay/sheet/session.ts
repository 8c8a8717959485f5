import { readResult, readUpdate } from '../input/answers';
import { hasChangeIntent } from '../input/callback-intents';
import { merchantProblem } from '../input/merchant';
import { errorOfException } from '../input/sheet-error';
import type {
  ClientOptions,
  Ended,
  PaymentData,
  PaymentRequest,
  Question,
  SheetError,
} from '../rules/google-pay-types';
import type { Problem } from '../rules/problem';
import { intermediateData, type Trigger } from '../shopper/intermediate-data';
import { paymentData } from '../shopper/payment-data';
import { askPage } from './ask-page';
import type { SessionContext, SheetWindow } from './session-context';
import { createSheet, type Sheet, type SheetState } from './sheet';

const ENDED: readonly string[] = ['completed', 'cancelled', 'left'] satisfies Ended[];
const REFUSED = 'このお店ではGoogle Payをご利用いただけません（OR_BIBED_06）';

/** How often a window is looked at, and how long it may come back, in milliseconds. */
const LOOK = 500;
const GRACE = 3000;

/** How the browser tells a page that the shopper has closed its sheet; from a window comes only the code. */
const abortError = () =>
  Object.assign(new DOMException('The shopper closed the sheet.', 'AbortError'), { statusCode: 'CANCELED' });

const later = (task: () => void) => void setTimeout(task, 0);

export interface Opening {
  request: PaymentRequest;
  client: ClientOptions;
  /** The real window; null for a sheet of the browser, and where tests have none. */
  window: SheetWindow | null;
}

/** One sheet from `loadPaymentData` to its end: one callback after another, each within its time limit. */
export function createSession({ request, client, window }: Opening, context: SessionContext) {
  const { log, options } = context;
  const { mode, closeAfter = mode === 'chromium' ? 0 : GRACE } = options;
  const sheet = createSheet(request, options);
  const intents = request.callbackIntents ?? [];
  let phase: 'opening' | 'active' | 'refused' | Question | Ended = 'opening';
  /** A callback will be called in the next task. */
  let isAsking = false;
  let questions = 0;
  let stopWaiting = () => {};
  let resolve!: (data: PaymentData) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<PaymentData>((...both) => ([resolve, reject] = both));

  const isOpen = () => !ENDED.includes(phase);

  const end = (how: Ended) => {
    phase = how;
    stopWaiting();
    if (how !== 'left') window?.close();
    context.closed(session);
  };
  const complete = (data: PaymentData) => {
    end('completed');
    later(() => resolve(data));
  };
  /** Shows an error. One that comes with a payment keeps nobody from paying again. */
  const fail = (question: Question, error: Partial<SheetError>) => {
    const whole = { reason: 'OTHER_ERROR', intent: question, message: 'OTHER_ERROR', ...error } as SheetError;
    sheet.fail(whole, question !== 'PAYMENT_AUTHORIZATION');
  };

  /** Asks the page in a task of its own. `take` gives back what is wrong with the answer. */
  const ask = (question: Question, data: () => object, take: (answer: unknown) => readonly Problem[]) => {
    const name = question === 'PAYMENT_AUTHORIZATION' ? 'onPaymentAuthorized' : 'onPaymentDataChanged';
    const what = name === 'onPaymentAuthorized' ? name : `${name} ${question}`;
    const goOn = (change: () => void) => {
      phase = 'active';
      change();
      context.changed();
    };
    const call = () => {
      const given = data();
      log.note('event', name, given);
      return (client.paymentDataCallbacks![name] as (data: object) => unknown)(given);
    };
    isAsking = true;
    sheet.clearError();
    context.changed();
    later(() => {
      if (phase !== 'active') return;
      isAsking = false;
      phase = question;
      questions += 1;
      const mine = questions;
      context.changed();
      stopWaiting = askPage(what, call, {
        log,
        isAwaited: () => phase === question && questions === mine,
        take: (answer) =>
          goOn(() => {
            const problems = take(answer);
            for (const [rule, text] of problems) log.violate(rule, `${what}: ${text}`);
            if (problems.length > 0 && isOpen()) fail(question, {});
          }),
        fail: (error) => {
          context.complain('warn', `${what}: ${String(error)}`);
          goOn(() => fail(question, errorOfException(error)));
        },
        expire: () => goOn(() => fail(question, { message: 'REQUEST_TIMEOUT' })),
      });
    });
  };

  const takeUpdate = (trigger: Trigger, answer: unknown): readonly Problem[] => {
    const update = readUpdate(answer, request);
    if (Array.isArray(update)) return update;
    const { option } = sheet.shown;
    // Options without a default select the first one, also when the shopper has just chosen another.
    if (trigger === 'SHIPPING_OPTION' && sheet.loses(option, update))
      return [[20, `the shopper chose "${option}", the answer selects "${update.options?.selected}"`]];
    sheet.apply(update);
    if (trigger === 'SHIPPING_OPTION' || !intents.includes('SHIPPING_OPTION') || !sheet.lacksOptions(update)) return [];
    sheet.dropOptions();
    return [[21, 'there is an address, and neither shipping options nor an error']];
  };
  const takeResult = (data: PaymentData, answer: unknown): readonly Problem[] => {
    const result = readResult(answer, request);
    if (Array.isArray(result)) return result;
    if (result.type === 'success') complete(data);
    else fail('PAYMENT_AUTHORIZATION', result.error);
    return result.type === 'success' ? result.problems : [];
  };

  const session = {
    sheet,
    request,
    promise,
    isOpen,
    state(): SheetState {
      if (phase === 'opening') return 'busy';
      return phase === 'active' ? (isAsking ? 'busy' : 'ready') : phase;
    },
    snapshot: (): Sheet => sheet.snapshot(session.state()),
    /** Tells the page of a change, where it has asked for that. */
    change(trigger: Trigger) {
      const isWanted = trigger === 'INITIALIZE' ? hasChangeIntent(intents) : intents.includes(trigger);
      if (!isWanted) return context.changed();
      const data = () =>
        intermediateData(trigger, intents, sheet.shown, {
          ...options,
          format: request.shippingAddressParameters?.format,
        });
      ask(trigger, data, (answer) => takeUpdate(trigger, answer));
    },
    /** Pay was pressed. */
    pay() {
      const data = paymentData(request, sheet.choice(), options);
      if (!intents.includes('PAYMENT_AUTHORIZATION')) return complete(data);
      ask(
        'PAYMENT_AUTHORIZATION',
        () => data,
        (answer) => takeResult(data, answer),
      );
    },
    /** The shopper closes the sheet, whatever it is doing. The page hears of it a little later. */
    cancel() {
      end('cancelled');
      setTimeout(() => reject(mode === 'chromium' ? abortError() : { statusCode: 'CANCELED' }), closeAfter);
    },
    /** The page is left. The browser closes its own sheet then; a window stays, and nobody listens to it any more. */
    leave() {
      end('left');
      if (mode === 'chromium') later(() => reject(abortError()));
    },
    begin() {
      const look = () => {
        if (!isOpen()) return;
        if (window?.closed) session.cancel();
        else setTimeout(look, LOOK);
      };
      if (window) look();
      later(() => {
        if (phase !== 'opening') return;
        const problem = merchantProblem(request, client, Date.now());
        phase = problem ? 'refused' : 'active';
        if (!problem) return session.change('INITIALIZE');
        log.violate(...problem);
        sheet.shown.message = REFUSED;
        context.changed();
      });
    },
  };
  return session;
}

export type Session = ReturnType<typeof createSession>;
