import type { Prepared } from '../../../src/wallet';
import { prepare } from '../../../wallets/google-pay';
import { context } from '../../press/cart/answers';
import { UNSELECTED, type PaymentData, type PaymentRequest } from '../../simulators/google-pay/rules/google-pay-types';
import { createSimulator } from '../../simulators/google-pay/simulator';
import type { LogEntry } from '../../simulators/rules/log';
import { STOREFRONT_TOKEN } from '../../store/server/storefront-token';
import { pass } from '../in-process/fake-time';
import { actBy, hide, nothingSeen, putPage, refreshedBeside, type Hands } from '../in-process/sheet-page';
import { createInProcessStore } from '../in-process/store';
import { takeOut } from '../in-process/store-actions';
import { purchaseOf } from '../in-process/purchase';
import { ENDED, stateOf, type GoogleAction, type GoogleSeen, type GoogleSetup } from './seen';
import { shopParams } from './google-params';

/**
 * A page with Google Pay in the same process: the simulator's `google.payments.api`, the demo store, and one button. Everything that it
 * puts into the global scope is gone after `close`.
 */
export function openGooglePage(setup: GoogleSetup) {
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
    const answer = Object(detail) as GoogleSeen['answers'][number]['answer'];
    seen.answers.push({ to: name, asked: asked.at, at: Date.now(), answer });
    // Google's sheet takes no other total with the answer to a payment.
    if (name === 'onPaymentAuthorized') seen.isStale = true;
    else refreshedBeside(seen, store.sent.slice(asked.sent));
  };
  const simulator = createSimulator(setup.shopper, {
    target,
    complain: () => {},
    openWindow: () => ({ closed: false, close: () => {} }),
    tell: (notice) => notice.type === 'log' && note(notice.entry),
  });
  const seen: GoogleSeen = {
    ...nothingSeen(store),
    setup,
    simulator,
    approved: [],
    answers: [],
    heard: null,
    reports: [],
    callbacks: null,
    wentWrong: false,
  };
  const hear = () => void (seen.heard ??= { at: Date.now() });
  class PaymentsClient extends simulator.api.PaymentsClient {
    constructor(options: google.payments.api.PaymentOptions) {
      super(options);
      seen.callbacks = options.paymentDataCallbacks as unknown as GoogleSeen['callbacks'];
    }
    override loadPaymentData(request: PaymentRequest) {
      const loading = super.loadPaymentData(request);
      loading.then(hear, hear);
      return loading;
    }
  }
  let over = new AbortController();
  const leave = () => {
    hear();
    hide(seen, target);
  };
  const settle = (ending: NonNullable<GoogleSeen['settled']>['ending']) => {
    seen.settled = { ending, at: Date.now() };
    if ('url' in ending && setup.leaving !== null) setTimeout(leave, setup.leaving);
  };
  const close = putPage(seen, target, setup, { google: { payments: { api: { PaymentsClient } } } });
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

  const page = {
    seen,
    ctx,
    close,
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
        .then(
          (ending) => settle(ending!),
          (error: unknown) => void seen.loose.push(error),
        );
    },
    begin: async () => page.press(await page.prepare()),
    isReady: () => /ready|refused/.test(stateOf(seen)) || ENDED.has(stateOf(seen)),
    act: (action: GoogleAction) => act(seen, action, leave),
  };
  return page;
}

/** Does one thing, unless the sheet does not let the shopper do it now. */
function act(seen: GoogleSeen, action: GoogleAction, leave: () => void): void {
  const { user } = seen.simulator;
  const sheet = seen.simulator.sheet();
  const isReady = stateOf(seen) === 'ready';
  if (action.do === 'fault' || action.do === 'line') seen.wentWrong = true;
  if (action.do === 'account') return isReady ? user.selectAccount(action.to) : undefined;
  if (action.do === 'reload') return isReady ? user.reload() : undefined;
  if (action.do === 'unselect') return isReady ? user.selectOption(UNSELECTED) : undefined;
  if (action.do === 'take out') {
    seen.isStale = true;
    return takeOut(seen.store);
  }
  const hands: Hands<Parameters<typeof user.editAddress>[0]> = {
    isReady,
    isOver: stateOf(seen) === 'none' || ENDED.has(stateOf(seen)),
    canPay: !!sheet?.canPay,
    options: (sheet?.options ?? []).map(({ id }) => id),
    address: user.selectAddress,
    edit: (to) => (sheet?.address ? user.editAddress(to) : undefined),
    option: user.selectOption,
    card: ({ to, billing }) => user.selectCard(to, billing),
    code(to) {
      const last = sheet?.codes.at(-1);
      if (to) user.typeCode(to);
      else if (last !== undefined) user.removeCode(last);
    },
    pay: user.pay,
    cancel: user.cancel,
    hide: leave,
  };
  actBy(seen, hands, action as Parameters<typeof actBy<Parameters<typeof user.editAddress>[0]>>[2]);
}

export type GooglePage = ReturnType<typeof openGooglePage>;
