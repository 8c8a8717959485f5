import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { openApplePay } from '../../../src/open-apple-pay';
import type { Ending } from '../../../src/wallet';
import { prepare } from '../../../wallets/apple-pay';
import { context } from '../../cart/answers';
import type { Verify } from '../../simulators/apple-pay/merchant-session';
import type { SheetState } from '../../simulators/apple-pay/sheet';
import { createSimulator, type Simulator } from '../../simulators/apple-pay/simulator';
import { walletParams } from '../../store/pages/wallet-params';
import { STOREFRONT_TOKEN } from '../../store/storefront-token';
import { pass, quiet } from './fake-time';
import type { Deed, Journey, Setup, Trouble } from './journey';
import { BROWSER_LIMIT, createNearStore, type NearStore } from './near-store';

/** As the demo store seals, at once: the browser's own hash takes its time. */
const verify: Verify = ({ nonce, signature }, validationUrl) =>
  signature === createHash('sha256').update(`${nonce} ${validationUrl}`).digest('hex');

/** One press of Pay on the sheet. */
export interface Approved {
  token: string;
  /** What the sheet showed then. */
  total: string;
  /** How many requests had been sent before. */
  sent: number;
}

/** Everything that could be seen of one sheet. */
export interface Seen {
  setup: Setup;
  simulator: Simulator;
  store: NearStore;
  approved: Approved[];
  /** When the wallet's code was there. */
  startedAt: number;
  /** When the sheet was gone. */
  endedAt: number | null;
  /** How the press ended, and what the sheet was at that moment. */
  settled: { ending: Ending; state: SheetState; at: number } | null;
  /** Rejections that nobody caught, and whatever else the page would have to hear of. */
  loose: unknown[];
  /** The cart may be another than it last was for the sheet, which nobody can tell before it asks again. */
  isStale: boolean;
  /** The sheet was told that the shop does not deliver to the address. */
  isUnserved: boolean;
  /** The page was put away while a request was on its way. */
  wasHidden: boolean;
}

export const ENDED: ReadonlySet<SheetState> = new Set(['completed', 'failed', 'cancelled', 'aborted']);

export const stateOf = ({ simulator }: Seen): SheetState => simulator.sheet()?.state ?? 'none';

const contextOf = ({ goods, phoneRequired, emailRequired, account }: Setup, store: NearStore) => {
  const id = goods.page === 'cart' ? store.fill(goods.filled) : null;
  return context({
    wallet: 'apple_pay',
    accessToken: STOREFRONT_TOKEN,
    pageType: goods.page === 'cart' ? 'cart_page' : 'product',
    params: {
      ...walletParams.apple_pay,
      phoneRequired,
      emailRequired,
      ...(account !== null && { customerAccountEmail: account }),
    },
    productForm: () =>
      goods.page === 'product'
        ? {
            variantId: goods.variantId,
            quantity: goods.quantity,
            properties: {},
            ...(goods.plan !== undefined && { sellingPlanId: goods.plan }),
          }
        : null,
    cartId: () => id,
    requiresShipping: () => goods.sends,
  });
};

function trouble(store: NearStore, one: Trouble): void {
  if (one.do === 'fault') store.fault(one.fault);
  else store.mishap(one.operation, one.mishap);
}

const reprice = ({ carts }: NearStore) => {
  for (const cart of carts()) {
    for (const line of cart.lines) line.variant = { ...line.variant, price: line.variant.price + 10_000 };
  }
};

/** Does one thing, unless the sheet does not let the shopper do it now. */
function act(seen: Seen, page: EventTarget, deed: Deed): void {
  const { simulator, store } = seen;
  const { user } = simulator;
  const state = stateOf(seen);
  const isReady = state === 'ready';
  switch (deed.do) {
    case 'contact':
      return isReady ? user.selectContact(deed.to) : undefined;
    case 'edit':
      return isReady ? user.editContact(deed.to) : undefined;
    case 'method': {
      const methods = simulator.sheet()?.shippingMethods ?? [];
      const chosen = methods[deed.at % methods.length];
      return isReady && chosen ? user.selectMethod(chosen.identifier) : undefined;
    }
    case 'card':
      return isReady ? user.selectPaymentMethod(deed.to, deed.billing) : undefined;
    case 'pay':
      return simulator.sheet()?.canPay ? user.authorize() : undefined;
    case 'cancel':
      return ENDED.has(state) ? undefined : user.cancel();
    case 'hide':
      seen.wasHidden ||= store.sent.some(({ came }) => !came);
      page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
      return;
    case 'reprice':
      seen.isStale = true;
      return reprice(store);
    case 'fault':
    case 'line':
      return trouble(store, deed);
    case 'nothing':
      return;
    default:
      return deed satisfies never;
  }
}

/**
 * Goes one way from the press to the end of the sheet, and well beyond.
 *
 * @param look is called whenever everything that needs no time has happened
 */
export async function walk({ setup, troubles, steps }: Journey, look: (seen: Seen) => void): Promise<Seen> {
  const page = new EventTarget();
  const store = createNearStore({ pace: setup.pace });
  const approved: Approved[] = [];
  const simulator = createSimulator(
    { ...setup.shopper, total: setup.total ?? 'any' },
    {
      target: page,
      verify,
      tell(notice) {
        if (notice.type === 'sheet') seen.endedAt = Date.now();
        if (notice.type !== 'log') return;
        const { kind, name, detail } = notice.entry;
        if (kind === 'call') answered(name, detail);
        if (kind !== 'event' || name !== 'paymentauthorized') return;
        const { payment } = detail as { payment: ApplePayJS.ApplePayPayment };
        const { amount } = simulator.sheet()!.total;
        approved.push({ token: payment.token.transactionIdentifier, total: amount!, sent: store.sent.length });
      },
    },
  );
  const answered = (name: string, detail: unknown) => {
    if (name === 'completeShippingContactSelection') {
      const { errors = [] } = detail as ApplePayJS.ApplePayShippingContactUpdate;
      seen.isUnserved = errors.some(({ code }) => code === 'addressUnserviceable');
      seen.isStale = false;
    }
    // Where nothing is sent, the card brings the only address.
    if (name === 'completePaymentMethodSelection' && !setup.goods.sends) seen.isStale = false;
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
    isUnserved: false,
    wasHidden: false,
  };
  const caught = (error: unknown) => void seen.loose.push(error);
  process.on('unhandledRejection', caught);
  vi.stubGlobal('ApplePaySession', simulator.ApplePaySession);
  vi.stubGlobal('ApplePayError', simulator.ApplePayError);
  vi.stubGlobal('fetch', store.fetch);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { cookie: setup.code === null ? '' : `discount_code=${setup.code}` });
  try {
    for (const one of troubles) trouble(store, one);
    const ctx = contextOf(setup, store);
    const opened = simulator.gesture(() => openApplePay(ctx));
    const start = async () => {
      const prepared = await prepare(ctx);
      if (!prepared.eligible) throw new Error(prepared.reason);
      seen.startedAt = Date.now();
      const ending = await prepared.start(opened);
      seen.settled = { ending, state: stateOf(seen), at: Date.now() };
    };
    setTimeout(() => start().catch(caught), setup.chunk);

    const ready = () => stateOf(seen) === 'ready' || ENDED.has(stateOf(seen));
    await pass(45_000, ready);
    look(seen);
    for (const step of steps) {
      act(seen, page, step);
      if (step.then === null) {
        await quiet();
        await pass(45_000, ready);
      } else await pass(step.then);
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
