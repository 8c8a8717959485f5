import type { Purchase } from '../../../src/page/purchase';
import type { Widget } from '../../../src/widget/live-widgets';
import type { WalletId } from '../../../src/wallet';
import { createSimulator, type Simulator } from '../../simulators/apple-pay/simulator';
import { walletParams } from '../../store/pages/widget/wallet-params';
import { STOREFRONT_TOKEN } from '../../store/server/storefront-token';
import { quiet } from '../in-process/fake-time';
import { ORIGIN, type InProcessStore } from '../in-process/store';
import { verify } from '../apple-pay/apple-page';
import type { Shopper } from './shopper';
import { SimpleForm } from './simple-form';
import { NOWHERE, running, type TabScope } from './tab-globals';
import { loadModules, type TabModules } from './tab-modules';

const KYUSU = '44001';

const ENDED = new Set(['none', 'completed', 'failed', 'cancelled', 'aborted']);

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const buyer = { buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' };
const shop = { accessToken: STOREFRONT_TOKEN, apiBase: ORIGIN, ...buyer };

/** A place for a tab: its own copy of the widget's code, which all ways of a model use one after another. */
export interface Slot {
  modules: TabModules;
  /** Where the modules listen, whichever page is open. */
  ofModules: EventTarget;
}

/** Loads the widget's code for a tab. */
export async function createSlot(): Promise<Slot> {
  const ofModules = new EventTarget();
  return { modules: await loadModules({ ...NOWHERE, window: ofModules }), ofModules };
}

/** What the page sells: a teapot, or what is in the shopper's cart. */
export function purchaseOf(cart: string | null): Purchase {
  const isTrue = { value: true } as Purchase['sellable'];
  return {
    sellable: isTrue,
    requiresShipping: isTrue,
    hasPlan: { value: false } as Purchase['sellable'],
    mayShip: () => true,
    cartId: () => cart,
    refresh: () => {},
    form: cart ? null : (new SimpleForm('id', KYUSU) as unknown as HTMLFormElement),
  };
}

export const createHost = () =>
  Object.assign(new EventTarget(), {
    getAttribute: () => null,
    hasAttribute: () => false,
    toggleAttribute: () => true,
    removeAttribute: () => {},
    querySelector: () => null,
    getRootNode: () => document,
    closest: () => null,
  }) as unknown as HTMLElement;

/**
 * A tab of a shopper with a page of two wallets, before the demo store in the same process. All of it runs in the tab's own scope.
 *
 * @param cart global id of the shopper's own cart; null for a product page
 */
export function openTab(
  { modules, ofModules }: Slot,
  shopper: Shopper,
  store: InProcessStore,
  cart: string | null = null,
) {
  const violations: string[] = [];
  /** Tasks that wait until the tab wakes; null while it is awake. */
  let asleep: (() => void)[] | null = null;
  let hasSlept = false;
  let isGone = false;
  /** Another page was asked for. */
  let isLeaving = false;
  let page: EventTarget;
  let simulator: Simulator;
  let widget: Widget;
  let end = new AbortController();

  // Anew for each tab: what is still on its way when a tab is closed comes to none that is opened later.
  const scope = { ...NOWHERE } as TabScope;
  const inTab = <T>(run: () => T): T => running.run(scope, run);
  const memory: Record<string, string> = {};
  const view = shopper.shared.view();
  const storage = (works: object) => ({
    configurable: true,
    get() {
      if (shopper.storage === 'works') return works;
      if (shopper.storage !== 'throws') return new Proxy({}, { set: shopper.storage === 'full' ? refuse : () => true });
      return refuse();
    },
  });

  const task = (run: () => void) => {
    if (isGone) return;
    if (asleep) asleep.push(run);
    else run();
  };
  /** The answer comes as a task of the tab. */
  const fetchInTab = async (...request: Parameters<InProcessStore['fetch']>) => {
    const answer = running.exit(() => store.fetch(...request));
    shopper.sent.push(store.sent.at(-1)!);
    const come = () => new Promise<void>((resolve) => task(resolve));
    try {
      return await answer;
    } finally {
      await come();
    }
  };
  const assign = (url: string) => {
    isLeaving = true;
    shopper.went.push(url);
  };
  Object.assign(scope, {
    task,
    fetch: fetchInTab,
    location: { origin: ORIGIN, hostname: 'localhost', assign },
    navigator: { locks: shopper.locks.locks },
    BroadcastChannel: shopper.channel,
  });
  Object.defineProperties(scope, { localStorage: storage(view), sessionStorage: storage(memory) });

  const open = () => {
    end.abort();
    end = new AbortController();
    page = scope.window = new EventTarget();
    simulator = createSimulator({ versions: [3, 12, 14], total: 'any' }, { target: page, verify, tell: () => {} });
    scope.ApplePaySession = simulator.ApplePaySession;
    scope.ApplePayError = simulator.ApplePayError;
    widget = modules.createWidget({
      host: createHost(),
      shop,
      purchase: purchaseOf(cart),
      pageType: cart ? 'cart_page' : 'product',
      end: end.signal,
    });
  };
  /** The page goes, by a link of its own or of the shopper's. */
  const hide = (persisted: boolean) => {
    isLeaving = false;
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
    violations.push(...simulator.violations.splice(0));
  };
  const show = () => ofModules.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const stateOfSheet = () => simulator.sheet()?.state ?? 'none';

  /** Presses a wallet, as a click does. */
  const press = (wallet: WalletId) => {
    const element = Object.assign(new EventTarget(), { matches: () => false }) as unknown as HTMLElement;
    const params = wallet === 'apple_pay' ? walletParams.apple_pay : {};
    const begin = () => void modules.click({ button: { widget, wallet, params, element }, opener: element });
    if (wallet === 'apple_pay') simulator.gesture(begin);
    else begin();
  };

  const wake = () => {
    const tasks = asleep ?? [];
    asleep = null;
    for (const run of tasks) inTab(run);
  };
  inTab(open);

  return {
    wake,
    sleep() {
      hasSlept = true;
      asleep ??= [];
    },
    isReady: () => !!asleep || ENDED.has(stateOfSheet()) || stateOfSheet() === 'ready',
    isGone: () => isGone,
    /** Whether another page was asked for, and this one is still there. */
    isLeaving: () => isLeaving,
    /** Which of Apple's rules were broken. A tab that sleeps answers nothing in time. */
    violations: () => (hasSlept ? [] : [...violations, ...simulator.violations]),
    /** Whether a press is under way that nobody can end: an open sheet can be closed, and a page that leaves comes back with free buttons. */
    hangs: () => !isGone && !isLeaving && !!widget.busy.value && ENDED.has(stateOfSheet()),
    /** The sheet lies over the page. */
    press: (wallet: WalletId) => inTab(() => ENDED.has(stateOfSheet()) && press(wallet)),
    pay: () => inTab(() => stateOfSheet() === 'ready' && simulator.sheet()?.canPay && simulator.user.authorize()),
    cancel: () => inTab(() => !ENDED.has(stateOfSheet()) && simulator.user.cancel()),
    /** Leaves and comes back by the back/forward cache: the same page, later. */
    back: () =>
      inTab(() => {
        hide(true);
        show();
      }),
    /** Leaves and comes back to a new page of the same tab. */
    reload: () =>
      inTab(() => {
        hide(false);
        open();
      }),
    /** The tab is gone, and no code of it hears of that. */
    crash() {
      isGone = true;
      shopper.locks.leave(scope);
    },
    /** Nothing of this tab is left in its modules, which the next way uses. */
    async close() {
      inTab(() => {
        hide(false);
        show();
        end.abort();
        modules.inStorages((kept) => Object.keys(kept).forEach((key) => delete kept[key]));
      });
      await quiet();
      isGone = true;
    },
  };
}

export type Tab = ReturnType<typeof openTab>;
