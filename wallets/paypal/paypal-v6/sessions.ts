import type { PageType, WalletContext } from '../../../src/wallet';
import type { PayPalParams } from '../params';
import type { PayPalPress } from '../presses';
import { accountOf } from './account';
import { loadCore } from './core-script';
import type { CreateSession, Instance, Session } from './paypal-v6';

/** What is paid with, and whether it is for later payments, too. */
export type Kind = 'paypal' | 'agreement' | 'venmo';

interface KindRow {
  /** The part of PayPal's script that has it. */
  component: string;
  create: CreateSession;
  /** The name of the token that `start` is promised. */
  token: 'orderId' | 'billingToken';
  /** What PayPal is asked about. */
  flow: string;
}

/** THE TABLE: one row a kind. */
export const kinds = {
  paypal: {
    component: 'paypal-payments',
    create: 'createPayPalOneTimePaymentSession',
    token: 'orderId',
    flow: 'ONE_TIME_PAYMENT',
  },
  // Deprecated, but the store's token is one of these.
  agreement: {
    component: 'paypal-legacy-billing-agreements',
    create: 'createPayPalBillingAgreementWithoutPurchase',
    token: 'billingToken',
    flow: 'RECURRING_PAYMENT',
  },
  venmo: {
    component: 'venmo-payments',
    create: 'createVenmoOneTimePaymentSession',
    token: 'orderId',
    flow: 'ONE_TIME_PAYMENT',
  },
} as const satisfies Record<Kind, KindRow>;

const PAGE_TYPES: Partial<Record<PageType, string>> = {
  product: 'product-details',
  cart_page: 'cart',
  cart_ajax: 'mini-cart',
  checkout: 'checkout',
};

/** Options → their instance, one for all buttons of the page. */
const instances = new Map<string, Promise<Instance>>();

// PayPal's sessions don't survive the back/forward cache.
addEventListener('pageshow', ({ persisted }) => persisted && instances.clear());

/** Makes what a kind needs, once for the page. A failure is forgotten. */
export function instanceOf(kind: Kind, params: PayPalParams, ctx: WalletContext): Promise<Instance> {
  const { address, clientId } = accountOf(params, ctx);
  const pageType = PAGE_TYPES[ctx.pageType];
  const options = {
    clientId,
    merchantId: params.merchantId,
    components: [kinds[kind].component],
    locale: 'ja-JP',
    ...(pageType && { pageType }),
  };
  const key = [address, ...Object.values(options)].join();
  const instance = instances.get(key) ?? loadCore(address).then((core) => core.createInstance(options));
  instances.set(key, instance);
  instance.catch(() => instances.delete(key));
  return instance;
}

/** A session for one press, made before its click. */
export interface ReadySession {
  session: Session;
  /** The press that it was started for. */
  press?: PayPalPress;
}

/** What PayPal's script says of itself: it can't go on, but checkout can. */
const isOfScript = (code: unknown): boolean => `${code as string}`.startsWith('ERR_');

/** Makes a session. Each press has its own, so that what PayPal tells late can't be taken for the next press's. */
export function makeSession(instance: Instance, kind: Kind): ReadySession {
  const tell: PayPalPress['tell'] = (what) => ready.press?.tell(what);
  const session = instance[kinds[kind].create]!({
    // The total may still change at checkout, so PayPal's button says "continue" instead of "pay".
    ...(kind === 'paypal' && { commit: false as const }),
    // Not waited for: the window closes when the promise has settled.
    onApprove: async (data) => tell((popup) => popup.approve({ payerID: data?.payerId ?? null })),
    onCancel: () => tell((popup) => popup.cancel()),
    onError(error) {
      const { code, isRecoverable } = Object(error) as { code?: unknown; isRecoverable?: unknown };
      if (!isOfScript(code)) tell((popup) => popup.error(error));
      // Another way to open the window is tried after that.
      else if (isRecoverable !== true) tell((popup) => popup.toCheckout(error));
    },
  });
  const ready: ReadySession = { session };
  return ready;
}
