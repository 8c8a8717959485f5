import { vi } from 'vitest';
import type { Prepared } from '../../../src/wallet';
import { prepare } from '../../../wallets/google-pay';
import { context } from '../../press/checkout/answers';
import type { PaymentData, PaymentRequest } from '../../simulators/google-pay/rules/google-pay-types';
import { createSimulator } from '../../simulators/google-pay/simulator';
import type { LogEntry } from '../../simulators/rules/log';
import { STOREFRONT_TOKEN } from '../../store/server/storefront-token';
import { pass } from '../in-process/fake-time';
import { createInProcessStore } from '../in-process/store';
import { purchaseOf } from '../in-process/purchase';
import { hasCart } from '../in-process/sent';
import type { Setup } from './journey';
import { shopParams } from './shop-params';
import type { Seen } from './seen';

/**
 * A page with Google Pay in the same process: the simulator's `google.payments.api`, the demo store, and one button. Everything that it
 * puts into the global scope is gone after `close`.
 */
export function createInProcessPage(setup: Setup) {
  const target = new EventTarget();
  const store = createInProcessStore({ pace: setup.pace });
  /** When the latest callback was called, and how many requests had been sent before. */
  let asked = { at: 0, sent: 0 };
  const note = ({ kind, name, detail }: LogEntry) => {
    if (kind === 'event') asked = { at: Date.now(), sent: store.sent.length };
    if (kind === 'event' && name === 'onPaymentAuthorized') {
      const { token } = (detail as PaymentData).paymentMethodData.tokenizationData;
      seen.approved.push({ paid: token, total: simulator.sheet()!.total.price, sent: asked.sent });
    }
    if (kind !== 'answer') return;
    const answer = Object(detail) as Seen['answers'][number]['answer'];
    seen.answers.push({ to: name, asked: asked.at, at: Date.now(), answer });
    // Google's sheet takes no other total with the answer to a payment.
    if (name === 'onPaymentAuthorized') seen.isStale = true;
    else if (store.sent.slice(asked.sent).some(hasCart)) {
      seen.isStale = seen.isRepricedMeanwhile;
      seen.isRepricedMeanwhile = false;
    }
  };
  const simulator = createSimulator(setup.shopper, {
    target,
    complain: () => {},
    openWindow: () => ({ closed: false, close: () => {} }),
    tell: (notice) => notice.type === 'log' && note(notice.entry),
  });
  const seen: Seen = {
    setup,
    simulator,
    store,
    approved: [],
    answers: [],
    heard: null,
    settled: null,
    loose: [],
    reports: [],
    callbacks: null,
    isStale: false,
    isRepricedMeanwhile: false,
    wentWrong: false,
    wasHidden: false,
  };
  const hear = () => void (seen.heard ??= { at: Date.now() });
  class PaymentsClient extends simulator.api.PaymentsClient {
    constructor(options: google.payments.api.PaymentOptions) {
      super(options);
      seen.callbacks = options.paymentDataCallbacks as unknown as Seen['callbacks'];
    }
    override loadPaymentData(request: PaymentRequest) {
      const loading = super.loadPaymentData(request);
      loading.then(hear, hear);
      return loading;
    }
  }
  let over = new AbortController();
  const leave = () => {
    seen.wasHidden ||= store.sent.some(({ came }) => !came);
    hear();
    target.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  };
  const settle = (ending: NonNullable<Seen['settled']>['ending']) => {
    seen.settled = { ending, at: Date.now() };
    if ('url' in ending && setup.leaving !== null) setTimeout(leave, setup.leaving);
  };
  const caught = (error: unknown) => void seen.loose.push(error);
  process.on('unhandledRejection', caught);
  vi.stubGlobal('google', { payments: { api: { PaymentsClient } } });
  vi.stubGlobal('fetch', store.fetch);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('document', { cookie: setup.code === null ? '' : `discount_code=${setup.code}` });
  const ctx = context({
    wallet: 'google_pay',
    accessToken: STOREFRONT_TOKEN,
    params: setup.params ?? shopParams(setup),
    ...purchaseOf(setup.goods, store),
    ...(setup.currency && { buyerCurrency: setup.currency }),
    report: (error) => void seen.reports.push(error),
  });
  // Each press has a signal of its own.
  Object.defineProperty(ctx, 'signal', { get: () => over.signal });

  return {
    seen,
    ctx,
    leave,
    /** What the wallet says before any press, with all the time that it needs. */
    async prepare(): Promise<Prepared> {
      let isHere = false;
      const preparing = prepare(ctx).finally(() => (isHere = true));
      // It is awaited below.
      preparing.catch(() => {});
      await pass(60_000, () => isHere);
      return preparing;
    },
    /** Presses the button, in a click. The press has a page of its own to be put away until it has ended. */
    press(prepared: Prepared): void {
      if (!prepared.eligible) throw new Error(prepared.reason);
      over = new AbortController();
      seen.heard = seen.settled = null;
      const put = over;
      const end = () => put.abort();
      target.addEventListener('pagehide', end);
      simulator
        .gesture(() => prepared.start())
        .finally(() => target.removeEventListener('pagehide', end))
        .then((ending) => settle(ending!), caught);
    },
    close() {
      process.off('unhandledRejection', caught);
      vi.unstubAllGlobals();
    },
  };
}

export type InProcessPage = ReturnType<typeof createInProcessPage>;
