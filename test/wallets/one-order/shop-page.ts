import { SimpleForm, SimpleFormData, tab } from './page-globals';
import { vi } from 'vitest';
import { forgetOrder } from '../../../src/press/choice/pending-order';
import { withApple } from '../../../src/core/apple';
import type { Purchase } from '../../../src/core/page/purchase';
import { wallets } from '../../../src/core/wallets';
import type { PressInClick } from '../../../src/press/press';
import { beginPress } from '../../../src/press/running/begin-press';
import { createWidget } from '../../../src/core/widget';
import type { WalletId } from '../../../src/wallet';
import { createSimulator, type Simulator } from '../../simulators/apple-pay/simulator';
import { walletParams } from '../../store/pages/widget/wallet-params';
import { STOREFRONT_TOKEN } from '../../store/server/storefront-token';
import { quiet } from '../in-process/fake-time';
import { createInProcessStore, ORIGIN } from '../in-process/store';
import { verify } from '../apple-pay/apple-page';
import { stubCookie } from '../../stub-cookie';

// As on a page, where no button can be pressed before.
await withApple(null);

const KYUSU = '44001';

const buyer = { buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' };
const shop = { accessToken: STOREFRONT_TOKEN, apiBase: location.origin, ...buyer };

/**
 * One shopper's tab: a product page with two wallets, its storage and history, before the demo store in the same process.
 *
 * @param storage whether the page may write to its storage
 */
export function shopPage(pace: number[], storage: 'works' | 'throws') {
  const store = createInProcessStore({ pace });
  /** Addresses that the page went to. */
  const visit = { went: [] as string[] };
  const violations: string[] = [];
  let page = new EventTarget();
  let simulator: Simulator;
  let widget: ReturnType<typeof createWidget>;

  const memory = new Map<string, string>();
  const open = () => {
    simulator = createSimulator({ versions: [3, 12, 14], total: 'any' }, { target: page, verify, tell: () => {} });
    vi.stubGlobal('ApplePaySession', simulator.ApplePaySession);
    vi.stubGlobal('ApplePayError', simulator.ApplePayError);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const isTrue = { value: true } as Purchase['sellable'];
    const purchase: Purchase = {
      sellable: isTrue,
      requiresShipping: isTrue,
      hasPlan: { value: false } as Purchase['sellable'],
      mayShip: () => true,
      cartId: () => null,
      refresh: () => {},
      form: new SimpleForm('id', KYUSU) as unknown as HTMLFormElement,
    };
    const host = Object.assign(new EventTarget(), {
      getAttribute: () => null,
      hasAttribute: () => false,
      toggleAttribute: () => true,
      removeAttribute: () => {},
      querySelector: () => null,
      getRootNode: () => document,
      closest: () => null,
    });
    widget = createWidget({
      host: host as unknown as HTMLElement,
      shop,
      purchase,
      pageType: 'product',
      end: new AbortController().signal,
    });
  };
  /** The page goes, by a link of its own or of the shopper's. */
  const hide = (persisted: boolean) => {
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
    violations.push(...simulator.violations.splice(0));
  };

  vi.stubGlobal('fetch', store.fetch);
  stubCookie('');
  vi.stubGlobal('FormData', SimpleFormData);
  const assign = (url: string) => void visit.went.push(url);
  vi.stubGlobal('location', { origin: ORIGIN, hostname: 'localhost', assign });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (storage === 'works' ? (memory.get(key) ?? null) : refuse()),
    setItem: (key: string, value: string) => (storage === 'works' ? void memory.set(key, value) : refuse()),
  });
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  open();

  return {
    store,
    visit,
    sheet: () => simulator.sheet(),
    user: () => simulator.user,
    violations: () => [...violations, ...simulator.violations],
    /** Presses a wallet, as a click does. */
    press(wallet: WalletId) {
      const element = Object.assign(new EventTarget(), { matches: () => false }) as unknown as HTMLElement;
      const params = wallet === 'apple_pay' ? walletParams.apple_pay : {};
      const press: PressInClick = {
        button: { widget, wallet, params, element },
        opener: element,
        at: performance.now(),
      };
      // What the core does inside the click, whose other half needs a page with a document.
      const begin = () => {
        if (widget.busy.value) return void beginPress(press);
        widget.busy.value = wallet;
        press.sheet = wallets[wallet].gesture?.(params, shop.buyerCurrency, true);
        beginPress(press, true);
      };
      if (wallet === 'apple_pay') simulator.gesture(begin);
      else begin();
    },
    /** Leaves and comes back by the back/forward cache: the same page, later. */
    back() {
      hide(true);
      tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    },
    /** Leaves and comes back to a new page of the same tab. */
    reload() {
      hide(false);
      page = new EventTarget();
      open();
    },
    /** Nothing of this tab is left in the modules that all tests share. */
    async close() {
      hide(false);
      await quiet();
      // Orders that storage had refused are in the module's memory: a working storage lets it forget them.
      vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
      forgetOrder('', false);
      vi.unstubAllGlobals();
    },
  };
}

export type ShopPage = ReturnType<typeof shopPage>;
