import type { Log } from '../../rules/log';
import { ruleOf } from '../../rules/refuse';
import type { ButtonOptions, Funding, Order, Orders } from '../rules/paypal-types';
import type { ScriptParams } from '../script/script-params';
import type { Options } from '../shopper/options';
import type { OpenedWindow, WindowActs } from '../surface/surface';
import { approvalData } from './approval-data';
import { pageCallbacks } from './page-callbacks';
import { checkOrder, checkToken } from './token';

/**
 * `asking`: `onClick` is asked. `creating`: the page makes a token. `loading`: the window loads the order. `open`: the shopper may act.
 * `approving`: `onApprove` has been called. `over`: the window is closed.
 */
export type FlowState = 'asking' | 'creating' | 'loading' | 'open' | 'approving' | 'over';

/** What can be seen of a click from outside, plain JSON. */
export interface FlowSnapshot {
  state: FlowState;
  funding: Funding;
  window: OpenedWindow['kind'];
  token: string | null;
  order: Order | null;
  /** How it ended; null before. */
  ended: 'refused' | 'approved' | 'cancelled' | 'failed' | 'destroyed' | null;
}

export interface FlowContext {
  log: Log;
  options: Options;
  orders: Orders;
  /** Called after each change. */
  changed(): void;
}

interface Click {
  button: ButtonOptions;
  funding: Funding;
  params: ScriptParams;
  window: OpenedWindow;
  /** The window is closed: the button can be clicked again. */
  over(flow: Flow): void;
}

/** One click on a button, from the window that it has opened until that is closed. */
export function createFlow({ button, funding, params, window, over }: Click, context: FlowContext) {
  const { log, options, orders } = context;
  const page = pageCallbacks(button, funding, log);
  const agreement = button.createBillingAgreement !== undefined;
  let state: FlowState = 'asking';
  let ended: FlowSnapshot['ended'] = null;
  let isClosed = false;
  let token: string | null = null;
  let order: Order | null = null;
  /** The token, made once for a click however often it is asked for. */
  let made: Promise<string> | undefined;

  /** A function, because TypeScript takes a state that was looked at once for one that stays. */
  const is = (one: FlowState): boolean => state === one;
  const buyer = () => options.buyer ?? (params.currency === 'USD' ? 'us' : 'tokyo');
  const show = () => window.show({ funding, token, order, buyer: buyer(), isApproving: state === 'approving' });
  const go = (next: FlowState) => {
    state = next;
    if (next !== 'over') show();
    context.changed();
  };
  const finish = (how: NonNullable<FlowSnapshot['ended']>) => {
    ended = how;
    state = 'over';
    window.close();
    over(flow);
    context.changed();
  };
  /** Notes an error that the page is to blame for. */
  const blame = (error: unknown) => {
    const rule = ruleOf(error);
    if (rule > 0) log.violate(rule, String(error));
  };
  const fail = (error: unknown, isOurs = false) => {
    if (is('over')) return;
    blame(error);
    finish('failed');
    page.onError(error, isOurs);
  };
  const cancelData = () => ({ orderID: token, ...(agreement && { billingToken: token }) });

  const create = () =>
    (made ??= (async () => {
      token = checkToken(await page.create(), agreement);
      return token;
    })());

  /** Looks the order up; a failure ends the click. */
  const goOn = async () => {
    go('creating');
    const given = await create();
    if (!is('creating')) return;
    go('loading');
    order = checkOrder(await orders.find(given), given, params, agreement);
    if (is('loading')) show();
  };

  /** Closed while the token was on its way, or the order: what is called then differs from case to case. */
  const closeEarly = () => {
    const told = options.closedEarly;
    const error = new Error(`Detected ${window.kind} close`);
    finish('cancelled');
    if (told === 'error, cancel') page.onError(error, true);
    create().then(
      () => {
        page.onCancel(cancelData());
        if (told === 'cancel, error') page.onError(error, true);
      },
      (failure: unknown) => {
        blame(failure);
        page.onError(failure);
      },
    );
  };

  const approve = async ({ buyer: who = buyer() }: { buyer?: string } = {}) => {
    go('approving');
    try {
      const approval = await orders.approve(token!, who);
      if (!is('approving')) return;
      await page.onApprove(approvalData({ token: token!, agreement, funding, approval }));
      if (is('approving')) finish('approved');
    } catch (error) {
      fail(error);
    }
  };

  const acts: WindowActs = {
    loaded() {
      if (is('loading')) go('open');
    },
    approve(given) {
      if (!is('open')) throw new Error(`approve: the window is ${state}, not open.`);
      void approve(given);
    },
    cancel() {
      if (!is('open')) throw new Error(`cancel: the window is ${state}, not open.`);
      finish('cancelled');
      page.onCancel(cancelData());
    },
    closed() {
      isClosed = true;
      if (is('creating') || is('loading')) return closeEarly();
      if (!is('open')) return;
      finish('cancelled');
      page.onCancel(cancelData());
    },
  };

  const flow = {
    ...acts,
    snapshot: (): FlowSnapshot => ({ state, funding, window: window.kind, token, order, ended }),
    /** PayPal fails, with an error of its own; it may be anything. */
    fail: (error: unknown) => fail(error, true),
    /** The button is gone, and the window with it. */
    destroy(error: Error | null) {
      if (is('over')) return;
      finish('destroyed');
      if (error) page.onError(error, true);
    },
    async begin() {
      show();
      try {
        const isValid = await page.onClick();
        if (!is('asking')) return;
        if (isValid && isClosed) return fail(new Error('Window is closed, can not determine type'), true);
        if (isValid) return await goOn();
        finish('refused');
      } catch (error) {
        fail(error);
      }
    },
  };
  return flow;
}

export type Flow = ReturnType<typeof createFlow>;
