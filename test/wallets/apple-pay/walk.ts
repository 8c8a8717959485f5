import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { openApplePay } from '../../../src/core/open-apple-pay';
import { prepare } from '../../../wallets/apple-pay';
import type { Verify } from '../../simulators/apple-pay/input/merchant-session';
import { createSimulator } from '../../simulators/apple-pay/simulator';
import type { Approved } from '../in-process/attempts';
import { pass, quiet } from '../in-process/fake-time';
import { BROWSER_LIMIT, createInProcessStore } from '../in-process/store';
import { hasCart } from '../in-process/sent';
import { trouble } from '../in-process/store-actions';
import { act, contextOf } from './act';
import type { Journey } from './journey';
import { ENDED, stateOf, type Seen } from './seen';

/** As the demo store seals, at once: the browser's own hash takes its time. */
const verify: Verify = ({ nonce, signature }, validationUrl) =>
  signature === createHash('sha256').update(`${nonce} ${validationUrl}`).digest('hex');

/**
 * Goes one way from the press to the end of the sheet, and well beyond.
 *
 * @param look is called whenever everything that needs no time has happened
 */
export async function walk({ setup, troubles, steps }: Journey, look: (seen: Seen) => void): Promise<Seen> {
  const page = new EventTarget();
  const store = createInProcessStore({ pace: setup.pace });
  const approved: Approved[] = [];
  /** Requests when Apple's latest event came. */
  let sentBefore = 0;
  const simulator = createSimulator(
    { ...setup.shopper, total: setup.total ?? 'any' },
    {
      target: page,
      verify,
      tell(notice) {
        if (notice.type === 'sheet') seen.endedAt = Date.now();
        if (notice.type !== 'log') return;
        const { kind, name, detail } = notice.entry;
        if (kind === 'event') sentBefore = store.sent.length;
        if (kind === 'call') answered(name, detail);
        if (kind !== 'event' || name !== 'paymentauthorized') return;
        const { payment } = detail as { payment: ApplePayJS.ApplePayPayment };
        const { amount } = simulator.sheet()!.total;
        approved.push({ token: payment.token.transactionIdentifier, total: amount!, sent: store.sent.length });
      },
    },
  );
  const refreshed = () => {
    seen.isStale = seen.isRepricedMeanwhile;
    seen.isRepricedMeanwhile = false;
  };
  const answered = (name: string, detail: unknown) => {
    if (name === 'completeShippingContactSelection') {
      const { errors = [] } = detail as ApplePayJS.ApplePayShippingContactUpdate;
      seen.isUnserved = errors.some(({ code }) => code === 'addressUnserviceable');
      // Of a country that nobody knows the store is told nothing, and an address that it refuses may bring no cart.
      if (errors.length === 0 || store.sent.slice(sentBefore).some(hasCart)) refreshed();
    }
    // Where nothing is sent, the card brings the only address.
    if (name === 'completePaymentMethodSelection' && !setup.goods.sends) refreshed();
    // Here Apple's sheet takes errors and no total.
    if (name === 'completePayment') seen.isStale = true;
  };
  const seen: Seen = {
    setup,
    simulator,
    store,
    approved,
    startedAt: 0,
    endedAt: null,
    settled: null,
    loose: [],
    isStale: false,
    isRepricedMeanwhile: false,
    isUnserved: false,
    wasHidden: false,
  };
  const caught = (error: unknown) => void seen.loose.push(error);
  process.on('unhandledRejection', caught);
  vi.stubGlobal('ApplePaySession', simulator.ApplePaySession);
  vi.stubGlobal('ApplePayError', simulator.ApplePayError);
  vi.stubGlobal('fetch', store.fetch);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', { cookie: setup.code === null ? '' : `discount_code=${setup.code}` });
  try {
    for (const one of troubles) trouble(store, one);
    const ctx = contextOf(setup, store);
    const opened = simulator.gesture(() => openApplePay(ctx.params, ctx.buyerCurrency, ctx.requiresShipping()));
    const start = async () => {
      const prepared = await prepare(ctx);
      if (!prepared.eligible) throw new Error(prepared.reason);
      seen.startedAt = Date.now();
      const ending = (await prepared.start(opened))!;
      seen.settled = { ending, state: stateOf(seen), at: Date.now() };
    };
    setTimeout(() => start().catch(caught), setup.chunk);

    const ready = () => stateOf(seen) === 'ready' || ENDED.has(stateOf(seen));
    await pass(45_000, ready);
    look(seen);
    for (const step of steps) {
      act(seen, page, step.action);
      if (step.wait === null) {
        await quiet();
        await pass(45_000, ready);
      } else await pass(step.wait);
      look(seen);
    }
    await pass(45_000, ready);
    look(seen);
    if (!ENDED.has(stateOf(seen))) simulator.user.cancel();
    await pass(2 * BROWSER_LIMIT);
    return seen;
  } finally {
    process.off('unhandledRejection', caught);
    vi.unstubAllGlobals();
  }
}
