import type { FlowSnapshot, FlowState } from '../../paypal/flow/flow';
import { isError } from '../../paypal/flow/crossing';
import type { Order } from '../../paypal/rules/paypal-types';
import type { OpenedWindow, WindowActs } from '../../paypal/surface/surface';
import { ruleOf } from '../../rules/refuse';
import type { PageContext } from '../context';
import { payPalError } from '../rules/errors';
import type { SessionKind } from '../rules/types';
import type { SessionOptions } from './check-session';
import { pageSignals } from './signals';
import { tokenOf } from './start-options';

interface Started {
  kind: SessionKind;
  page: SessionOptions;
  window: OpenedWindow;
  promise: Promise<unknown>;
  /** The window is closed, and all callbacks were called. */
  over(flow: Flow): void;
}

/** One start, from the window that it has opened until that is closed. */
export function createFlow({ kind, page, window, promise, over }: Started, context: PageContext) {
  const { log, options, server } = context;
  const signals = pageSignals(page, context);
  const funding = kind === 'venmo' ? 'venmo' : 'paypal';
  let state: FlowState = 'creating';
  let ended: FlowSnapshot['ended'] = null;
  let token: string | null = null;
  let order: Order | null = null;
  let finished!: () => void;
  let failed!: (error: unknown) => void;
  const done = new Promise<void>((resolve, reject) => ([finished, failed] = [resolve, reject]));

  /** A function, because TypeScript takes a state that was looked at once for one that stays. */
  const is = (one: FlowState): boolean => state === one;
  const buyer = () => options.buyer ?? (order?.currency === 'USD' ? 'us' : 'tokyo');
  const show = () => window.show({ funding, token, order, buyer: buyer(), isApproving: is('approving') });
  const go = (next: FlowState) => {
    state = next;
    if (next !== 'over') show();
    context.changed();
  };
  const close = (how: NonNullable<FlowSnapshot['ended']>) => {
    ended = how;
    state = 'over';
    window.close();
    over(flow);
    context.changed();
  };
  const blame = (error: unknown) => {
    const rule = ruleOf(error);
    if (rule > 0) log.violate(rule, String(error));
  };
  const fail = async (error: unknown, rejects = false) => {
    if (is('over')) return;
    blame(error);
    close('failed');
    await signals.error(error);
    if (rejects) failed(error);
    else finished();
  };
  const idOf = () => (token === null ? {} : { [kind === 'agreement' ? 'billingToken' : 'orderId']: token });
  const cancel = async () => {
    if (is('over')) return;
    close('cancelled');
    await signals.cancel(idOf());
    finished();
  };

  const approve = async ({ buyer: who = buyer() }: { buyer?: string } = {}) => {
    go('approving');
    try {
      const { payerId } = await server.approve(token!, who);
      if (!is('approving')) return;
      const data = { ...idOf(), ...(!options.hidesPayer && payerId !== null && { payerId }), fundingSource: funding };
      await signals.approve(data);
      if (is('approving')) close('approved');
      finished();
    } catch (error) {
      await fail(error);
    }
  };
  /** What the store's token was made for. */
  const find = async (given: string): Promise<Order> => {
    if (options.refusesTokens) throw payPalError('ERR_FLOW_ORDER_NOT_FOUND', `${given} is not an order of this client`);
    const found = await server.find(given);
    if (!found) throw payPalError('ERR_FLOW_ORDER_NOT_FOUND', `No order or agreement has the token ${given}`);
    return found;
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
      void cancel();
    },
    closed: () => void (is('approving') || cancel()),
  };
  const flow = {
    ...acts,
    /** What `start` gives. */
    done,
    snapshot: (): FlowSnapshot => ({ state, funding, window: window.kind, token, order, ended }),
    fail: (error: unknown) => void fail(error),
    /** `session.cancel()`. */
    stop: () => void cancel(),
    /** `session.destroy()`, or the page was left: nothing is called any more. */
    destroy() {
      signals.silence();
      if (is('over')) return;
      close('destroyed');
      finished();
    },
    async begin() {
      show();
      let given: string;
      try {
        given = tokenOf(kind, await promise);
      } catch (error) {
        if (!is('creating')) return;
        if (!isError(error)) log.violate(20, `the promise rejected with ${String(error)}, which is no Error`);
        return fail(error, true);
      }
      if (!is('creating')) return;
      token = given;
      go('loading');
      try {
        order = await find(given);
        if (is('loading')) show();
      } catch (error) {
        await fail(error);
      }
    },
  };
  return flow;
}

export type Flow = ReturnType<typeof createFlow>;
