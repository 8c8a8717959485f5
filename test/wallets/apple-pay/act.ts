import { context } from '../../press/checkout/answers';
import { walletParams } from '../../store/pages/widget/wallet-params';
import { STOREFRONT_TOKEN } from '../../store/server/storefront-token';
import type { InProcessStore } from '../in-process/store';
import { purchaseOf } from '../in-process/purchase';
import { reprice, trouble } from '../in-process/store-actions';
import type { Action, Setup } from './journey';
import { ENDED, stateOf, type Seen } from './seen';

/** The press of a setup's page. */
export const contextOf = ({ goods, phoneRequired, emailRequired, account }: Setup, store: InProcessStore) => {
  const over = new AbortController();
  addEventListener('pagehide', () => over.abort());
  return context({
    wallet: 'apple_pay',
    accessToken: STOREFRONT_TOKEN,
    params: {
      ...walletParams.apple_pay,
      phoneRequired,
      emailRequired,
      ...(account !== null && { customerAccountEmail: account }),
    },
    ...purchaseOf(goods, store),
    signal: over.signal,
  });
};

/** Does one thing, unless the sheet does not let the shopper do it now. */
export function act(seen: Seen, page: EventTarget, action: Action): void {
  const { simulator, store } = seen;
  const { user } = simulator;
  const state = stateOf(seen);
  const isReady = state === 'ready';
  switch (action.do) {
    case 'contact':
      return isReady ? user.selectContact(action.to) : undefined;
    case 'edit':
      return isReady ? user.editContact(action.to) : undefined;
    case 'method': {
      const methods = simulator.sheet()?.shippingMethods ?? [];
      const chosen = methods[action.at % methods.length];
      return isReady && chosen ? user.selectMethod(chosen.identifier) : undefined;
    }
    case 'card':
      return isReady ? user.selectPaymentMethod(action.to, action.billing) : undefined;
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
      seen.isRepricedMeanwhile = state !== 'ready';
      return reprice(store);
    case 'fault':
    case 'line':
      return trouble(store, action);
    case 'nothing':
      return;
    default:
      return action satisfies never;
  }
}
