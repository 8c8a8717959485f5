import type { PageType, WalletContext } from '../../../src/wallet';
import type { PayPalParams } from '../params';
import type { PayPalPress } from '../button-presses';
import { accountOf } from './account';
import { loadCore } from './core-script';
import { kinds, type Kind } from './kinds';
import type { Instance, Session } from './paypal-types';

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
export function makeSession(instance: Instance, kind: Kind): ReadySession {
  const tell: PayPalPress['tell'] = (what) => ready.press?.tell(what);
  const session = instance[kinds[kind].create]!({
    // The total may still change at checkout, so PayPal's button says "continue" instead of "pay".
    ...(kind === 'paypal' && { commit: false as const }),
    // Not waited for: the window closes when the promise has settled.
    async onApprove(data) {
      ready.isApproved = true;
      tell((paypalWindow) => paypalWindow.approve({ payerID: data?.payerId ?? null }));
    },
    onCancel: () => tell((paypalWindow) => paypalWindow.cancel()),
    onError(error) {
      const { code, isRecoverable } = Object(error) as { code?: unknown; isRecoverable?: unknown };
      if (isOfShopper(code)) tell((paypalWindow) => paypalWindow.error(error));
      else if (isRecoverable === true) ready.notOpened = error;
      else if (ready.isLeft) tell((paypalWindow) => paypalWindow.cancel());
      // It can't go on, but checkout can.
      else tell((paypalWindow) => paypalWindow.toCheckout(error));
    },
  });
  const made = returns;
  const ready: ReadySession = { session, isAlive: () => made === returns };
  return ready;
}
