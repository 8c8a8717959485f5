import type { Widget } from '../../../../src/widget/live-widgets';
import type { Button } from '../../../../src/widget/press-code';
import type { Ending } from '../../../../src/wallet';
import type { WindowActs } from '../../../simulators/paypal/surface/surface';
import { createPayPalV6Simulator, type PayPalV6Simulator } from '../../../simulators/paypal-v6/simulator';
import type { Surface } from '../../../simulators/paypal-v6/context';
import type { Given } from '../../../simulators/paypal-v6/rules/types';
import { STOREFRONT_TOKEN } from '../../../store/server/storefront-token';
import type { PaypalBuyerName } from '../../../store/shop/payment/paypal-buyers';
import { quiet } from '../../in-process/fake-time';
import { ORIGIN, createInProcessStore, type InProcessStore } from '../../in-process/store';
import { createHost, purchaseOf } from '../../one-order/tab';
import { NOWHERE, running, type TabScope } from '../../one-order/tab-globals';
import type { TabModules } from '../../one-order/tab-modules';
import { watched, type SeenSession } from './watched';
import { ERRORS, type Action, type Way } from './ways';

/** Everything that could be seen of one way. */
export interface Seen {
  way: Way;
  store: InProcessStore;
  simulator: PayPalV6Simulator;
  sessions: SeenSession[];
  /** Presses that have begun. */
  presses: number;
  /** Presses that found a session, and did not start it inside the click. */
  lateWindows: number;
  endings: Ending[];
  /** What came of a window whose press had given the button back. */
  late: Ending[];
  /** Addresses that the page went to. */
  went: string[];
  /** Presses whose click a later listener of the page has stopped. */
  stops: number;
  /** How often the shopper looked at the page, while the window stayed open. */
  looks: number;
  /** How often the page or its host was left, or a click was stopped. */
  exits: number;
  /** Rejections that nobody caught. */
  loose: unknown[];
  /** Whether a window was open that no press waited for. */
  isLeftOpen: boolean;
  /** Whether the button is still busy when all is over. */
  isBusy: boolean;
}

const BUYERS = {
  paypal: { buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' },
  venmo: { buyerCountry: 'US', buyerLocale: 'en', buyerCurrency: 'USD' },
} as const;

/** A page with one button of PayPal's or Venmo's and its own version 6, before the demo store in the same process. */
export function openShopPage(modules: TabModules, window: EventTarget, way: Way) {
  const { kind, moods, activation } = way;
  const wallet = kind === 'venmo' ? 'venmo' : 'paypal';
  const buyer = BUYERS[wallet];
  const store = createInProcessStore({ pace: way.pace });
  if (way.fault) store.fault(way.fault);
  let clickedAt = -Infinity;
  let clicks = 0;
  const scope = { ...NOWHERE, window } as TabScope;
  const inPage = <T>(run: () => T): T => running.run(scope, run);

  /** Windows of a browser that lets them open for a while after a click. */
  const surface = (): Surface => ({
    open(mode, acts: () => WindowActs | null) {
      const isPopup = mode === 'popup';
      if (isPopup && (simulator.options.popups === 'blocked' || performance.now() > clickedAt + activation))
        return null;
      scope.focused = isPopup ? null : { localName: 'iframe' };
      let hasLoaded = false;
      let isClosed = false;
      return {
        kind: isPopup ? 'popup' : 'iframe',
        show({ order }) {
          if (!order || hasLoaded) return;
          hasLoaded = true;
          setTimeout(() => void (isClosed || acts()?.loaded()), 0);
        },
        close() {
          isClosed = true;
          scope.focused = { localName: 'body' };
          window.dispatchEvent(new Event('focus'));
        },
      };
    },
  });
  const simulator = createPayPalV6Simulator(moods, {
    surface,
    server: {
      async find(token) {
        const order = store.state.paypal.order(token);
        if (!order) return null;
        const { agreement, currency } = order;
        return { token, agreement, currency, intent: agreement ? 'tokenize' : 'capture' };
      },
      async approve(token, name) {
        return { payerId: store.state.paypal.approve(token, name as PaypalBuyerName)?.payerId ?? null };
      },
      eligibility: async () => {},
      component: async () => {},
    },
  });
  const seen: Seen = {
    way,
    store,
    simulator,
    sessions: [],
    presses: 0,
    lateWindows: 0,
    endings: [],
    late: [],
    went: [],
    stops: 0,
    looks: 0,
    exits: 0,
    loose: [],
    isLeftOpen: false,
    isBusy: false,
  };
  const readySession = () => seen.sessions.findLast(({ isReady }) => isReady);
  /** Sessions of a page or a host that has gone. */
  const forgetSessions = () => {
    for (const session of seen.sessions) session.isReady = false;
  };
  scope.paypal = {
    version: simulator.namespace.version,
    createInstance: async (given: Given) =>
      watched(
        await simulator.namespace.createInstance(given),
        seen,
        () => !!widget?.busy.value,
        () => `${clicks} ${seen.exits}`,
      ),
  };
  const address = { origin: ORIGIN, hostname: 'localhost', href: ORIGIN };
  Object.assign(scope, {
    fetch: store.fetch,
    location: { ...address, assign: (url: string) => void seen.went.push(url) },
    localStorage: {},
    sessionStorage: {},
  });

  const params = {
    sdkUrl: 'https://www.paypal.com/web-sdk/v6/core',
    // Of its own for each page: instances are kept by it.
    clientId: `client-${(pages += 1)}`,
    merchantId: 'KARUIDEMO',
    requiresBillingAgreement: kind === 'agreement',
  };
  const shop = { accessToken: STOREFRONT_TOKEN, apiBase: ORIGIN, ...buyer };
  let end = new AbortController();
  let widget: Widget | undefined;
  let button: Button | undefined;
  let isPrepared = false;
  const prepare = (of: Button) => {
    modules.prepare(of).then(
      () => (isPrepared = of === button),
      () => {},
    );
  };
  /** A host with the button, which is warmed as by the page's first interaction. */
  const paint = (isWarm: boolean) => {
    end = new AbortController();
    widget = modules.createWidget({
      host: createHost(),
      shop,
      purchase: purchaseOf(null),
      pageType: 'product',
      end: end.signal,
    });
    const element = Object.assign(new EventTarget(), { matches: () => false, hasAttribute: () => false });
    button = {
      widget,
      wallet,
      params,
      element: element as unknown as HTMLElement,
      root: {} as ShadowRoot,
      end: end.signal,
    };
    isPrepared = false;
    if (isWarm) prepare(button);
  };
  const press = (isStopped: boolean) => {
    if (!button || !widget) return;
    const pressed = { button, opener: button.element, isRefused: () => isStopped };
    clickedAt = performance.now();
    clicks += 1;
    const isCold = way.had === 'nothing' && seen.presses === 0;
    // Of a click that is stopped before the code is there, the core makes no press.
    if (isCold && isStopped) return;
    if (isCold) widget.busy.value = wallet;
    const ready = isPrepared && !isCold ? readySession() : undefined;
    const late = { ...pressed, at: performance.now(), isLate: true, over: new AbortController() };
    if (!(isCold ? modules.run(late) : modules.click(pressed))) return;
    prepare(button);
    seen.presses += 1;
    if (isStopped) {
      seen.exits += 1;
      seen.stops += 1;
    }
    if (ready?.isReady) seen.lateWindows += 1;
  };
  const back = () => {
    seen.exits += 1;
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    simulator.leave();
    forgetSessions();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  };
  const state = () => simulator.flow()?.state ?? 'over';
  const act = (action: Action): void => {
    const last = seen.sessions.findLast(({ token }) => token !== null);
    switch (action.do) {
      case 'press':
        return press(false);
      case 'stopped press':
        return press(true);
      case 'read':
        return;
      case 'look':
        if (state() !== 'open') return;
        scope.focused = { localName: 'body' };
        seen.looks += 1;
        return;
      case 'approve':
        return state() === 'open' ? simulator.user.approve() : undefined;
      case 'cancel':
        return state() === 'open' ? simulator.user.cancel() : undefined;
      case 'close':
        return state() === 'over' ? undefined : simulator.user.close();
      case 'fail':
        return state() === 'over' ? undefined : simulator.user.fail(ERRORS[action.error]);
      case 'tell':
        if (!last) return;
        last.signals.push({
          name: action.what === 'onError' ? `onError ${action.error}` : action.what,
          isFromWindow: false,
        });
        if (action.what === 'onError') return void last.options.onError!(ERRORS[action.error]);
        return void last.options[action.what]!({ orderId: last.token ?? undefined });
      case 'gone':
      case 'anew': {
        seen.exits += 1;
        const before = end;
        widget = button = undefined;
        forgetSessions();
        if (action.do === 'anew') paint(true);
        return before.abort();
      }
      case 'back':
        return back();
      default:
        return action satisfies never;
    }
  };
  const caught = (error: unknown) => void seen.loose.push(error);
  process.on('unhandledRejection', caught);
  /** Whether the press that began last has yet to end. */
  let isUnderWay = false;
  const note = (entries: { name?: string; data?: object }[]) => {
    for (const { name, data } of entries) {
      const wasUnderWay = isUnderWay;
      if (name === 'press' || name === 'ending') isUnderWay = name === 'press';
      if (name === 'ending') (wasUnderWay ? seen.endings : seen.late).push(data as Ending);
    }
  };
  inPage(() => {
    modules.sendBy(note as never);
    modules.flush();
    seen.endings.length = 0;
    paint(way.had === 'all');
  });

  return {
    seen,
    act: (action: Action) => inPage(() => act(action)),
    /** The shopper does not wait at a page that leaves: they come back from where it led. */
    back: () => inPage(back),
    /** Whether the shopper sees what comes of it, or can do something. */
    isReady: () => !widget?.busy.value || state() === 'open',
    // A press gives the button back when the shopper looks at the page: the window may stay open.
    lookAtWindow: () => void (seen.isLeftOpen = !widget?.busy.value && state() !== 'over' && seen.looks === 0),
    /** The shopper closes what is open. */
    leaveWindow: () => inPage(() => state() !== 'over' && simulator.user.close()),
    lookAtLast() {
      inPage(() => modules.flush());
      // Where a dialog can't be shown, as here, the store's own checkout takes the order, and the button stays busy until the page is left.
      seen.isBusy = isUnderWay && !!widget?.busy.value;
    },
    async close() {
      inPage(() => {
        end.abort();
        back();
        modules.inStorages((kept) => Object.keys(kept).forEach((key) => delete kept[key]));
      });
      await quiet();
      process.off('unhandledRejection', caught);
    },
  };
}

let pages = 0;
