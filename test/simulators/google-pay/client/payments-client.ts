import { refuse } from '../../rules/refuse';
import { paymentProblems, readyProblems } from '../input/requests';
import type { ClientOptions, PaymentData, PaymentRequest } from '../rules/google-pay-types';
import { isObject, refuseFirst } from '../rules/problem';
import { createSession } from '../sheet/session';
import type { SessionContext } from '../sheet/session-context';
import { openSheet, type Openers } from './open-sheet';

type ReadyRequest = google.payments.api.IsReadyToPayRequest;
type Ready = google.payments.api.IsReadyToPayResponse;

export interface ClientContext extends SessionContext, Openers {
  isSecure: boolean;
}

const ENVIRONMENTS: readonly unknown[] = ['TEST', 'PRODUCTION'];

/** The options without functions, which no log can keep. */
const written = ({ paymentDataCallbacks, ...options }: ClientOptions) => ({
  ...options,
  ...(paymentDataCallbacks && { paymentDataCallbacks: Object.keys(paymentDataCallbacks) }),
});

/** `google.payments.api.PaymentsClient` for one page. */
export function createClientClass(context: ClientContext) {
  const { log, options, complain } = context;

  /** Runs a call that answers with a promise: what it refuses is rejected, and is written to the console as pay.js does. */
  const call = <T>(name: string, request: unknown, run: () => Promise<T>): Promise<T> => {
    try {
      return log.call(name, request, run);
    } catch (error) {
      if (isObject(error) && error['statusCode'] === 'DEVELOPER_ERROR')
        complain('error', `DEVELOPER_ERROR in ${name} : ${String(error['statusMessage'])}`);
      return Promise.reject(error);
    }
  };

  const answerReady = (): Promise<Ready> =>
    new Promise((resolve, reject) =>
      setTimeout(() => {
        if (options.ready === 'fails')
          return reject({ statusCode: 'INTERNAL_ERROR', statusMessage: 'isReadyToPay failed' });
        const answer = { result: options.ready };
        log.note('event', 'isReadyToPay answers', answer);
        resolve(answer);
      }, 0),
    );

  const load = (client: ClientOptions, request: unknown): Promise<PaymentData> => {
    refuseFirst(paymentProblems(request, client, context.isSecure));
    const opened = openSheet(options, context);
    if ('refusal' in opened) {
      log.violate(6, `loadPaymentData: outside a click, so that the browser opens no sheet (${options.mode})`);
      return new Promise((_resolve, reject) => setTimeout(() => reject(opened.refusal), 0));
    }
    const session = createSession(
      { request: structuredClone(request) as PaymentRequest, client, window: opened.window },
      context,
    );
    context.opened(session);
    session.begin();
    return session.promise;
  };

  return class PaymentsClient {
    readonly #options: ClientOptions;

    constructor(given: ClientOptions) {
      this.#options = given;
      log.call('new PaymentsClient', written({ ...given }), () => {
        const environment = given?.environment;
        if (environment === undefined) log.violate(2, 'new PaymentsClient: environment is not given');
        else if (!ENVIRONMENTS.includes(environment))
          refuse(
            2,
            new Error(
              'Parameter environment in PaymentOptions can optionally be set to PRODUCTION, otherwise it defaults to TEST.',
            ),
          );
      });
    }

    isReadyToPay(request: ReadyRequest): Promise<Ready> {
      return call('isReadyToPay', request, () => {
        refuseFirst(readyProblems(request, context.isSecure));
        return answerReady();
      });
    }

    /** Throws where a sheet is open already; everything else is a rejection. */
    loadPaymentData(request: PaymentRequest): Promise<PaymentData> {
      if (context.live())
        return log.call('loadPaymentData', request, () =>
          refuse(14, new Error('This method can only be called one at a time.')),
        );
      return call('loadPaymentData', request, () => load(this.#options, request));
    }
  };
}
