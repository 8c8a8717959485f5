import type { PageType, WalletContext } from '../../../src/wallet';
import type { PayPalParams, PayPalSale } from '../paypal-params';
import type { PayPalPress } from '../paypal-press';
import { accountOf } from './account';
import { loadCore, kinds, type Kind } from './core-script';
import type { Instance, Session } from './v6-types';

const PAGE_TYPES: Partial<Record<PageType, string>> = {
  product: 'product-details',
  cart_page: 'cart',
  cart_ajax: 'mini-cart',
  checkout: 'checkout',
};

/** Options → their instance, one for all buttons of the page. */
const instances = new Map<string, Promise<Instance>>();

/** How often the page has come back from the back/forward cache, which PayPal's sessions don't survive. */
let returns = 0;
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  returns += 1;
  instances.clear();
});

/** Makes what a kind needs, once for the page. A failure is forgotten. */
function instanceOf(kind: Kind, params: PayPalParams, ctx: WalletContext): Promise<Instance> {
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
  /** Whether the page has not been left since. */
  isAlive(): boolean;
  /** The press that it was started for. */
  press?: PayPalPress;
  /** What PayPal has told of a way to open its window that failed, where another may be tried. */
  notOpened?: unknown;
  isApproved?: boolean;
  /** The button was given back, while the window may still be open: only what the shopper does there counts. */
  isLeft?: boolean;
}

/** Whether PayPal's window has said why the shopper can't pay; all else is about the script, or no error of PayPal's. */
const isOfShopper = (code: unknown): boolean => typeof code === 'string' && !code.startsWith('ERR_');

/** Makes a session. Each press has its own, so that what PayPal tells late can't be taken for the next press's. */
function makeSession(instance: Instance, kind: Kind): ReadySession {
  const pass: PayPalPress['pass'] = (what) => ready.press?.pass(what);
  const session = instance[kinds[kind].create]!({
    // The total may still change at checkout, so PayPal's button says "continue" instead of "pay".
    ...(kind === 'paypal' && { commit: false as const }),
    // Not waited for: the window closes when the promise has settled.
    async onApprove(data) {
      ready.isApproved = true;
      pass((paypalWindow) => paypalWindow.approve({ payerID: data?.payerId ?? null }));
    },
    onCancel: () => pass((paypalWindow) => paypalWindow.cancel()),
    onError(error) {
      const { code, isRecoverable } = Object(error) as { code?: unknown; isRecoverable?: unknown };
      if (isOfShopper(code)) pass((paypalWindow) => paypalWindow.error(error));
      else if (isRecoverable === true) ready.notOpened = error;
      else if (ready.isLeft) pass((paypalWindow) => paypalWindow.cancel());
      // It can't go on, but checkout can.
      else pass((paypalWindow) => paypalWindow.toCheckout(error));
    },
  });
  const made = returns;
  const ready: ReadySession = { session, isAlive: () => made === returns };
  return ready;
}

/** The sessions of one button, each made before the press that starts it. */
export interface ReadySessions {
  /** What would be bought now. */
  kindNow(): Kind;
  /** The session for the next press of this kind; undefined while it is being made. */
  now(kind: Kind): ReadySession | undefined;
  /** Makes it, once until it is used. */
  make(kind: Kind): Promise<ReadySession>;
  /** Uses it: the press after that gets another. */
  use(kind: Kind): void;
  /** What PayPal says; true where it does not say. */
  isEligible(kind: Kind): Promise<boolean>;
}

/** The sessions of a button. Nothing is made yet. */
export function readySessions({ ctx, params, needsAgreement }: Omit<PayPalSale, 'agreement'>): ReadySessions {
  const { wallet } = ctx;
  const ready = new Map<Kind, ReadySession>();
  const now = (kind: Kind) => (ready.get(kind)?.isAlive() ? ready.get(kind) : undefined);
  const instance = (kind: Kind) => instanceOf(kind, params, ctx);
  return {
    kindNow: () => (wallet === 'venmo' ? wallet : needsAgreement() ? 'agreement' : 'paypal'),
    now,
    async make(kind) {
      const made = await instance(kind);
      const session = now(kind) ?? makeSession(made, kind);
      ready.set(kind, session);
      return session;
    },
    use: (kind) => void ready.delete(kind),
    async isEligible(kind) {
      try {
        const currencyCode = ctx.buyerCurrency.toUpperCase();
        const asked = { currencyCode, paymentFlow: kinds[kind].flow };
        return (await (await instance(kind)).findEligibleMethods(asked)).isEligible(wallet);
      } catch {
        return true;
      }
    },
  };
}
