import { UNSELECTED } from '../../simulators/google-pay/rules/google-pay-types';
import { reprice, takeOut, trouble } from '../in-process/store-actions';
import type { Action } from './journey';
import type { InProcessPage } from './in-process-page';
import { ENDED, stateOf } from './seen';

/** Does one thing, unless the sheet does not let the shopper do it now. */
export function act({ seen, leave }: InProcessPage, action: Action): void {
  const { simulator, store } = seen;
  const { user } = simulator;
  const state = stateOf(seen);
  const isReady = state === 'ready';
  const sheet = simulator.sheet();
  switch (action.do) {
    case 'account':
      return isReady ? user.selectAccount(action.to) : undefined;
    case 'reload':
      return isReady ? user.reload() : undefined;
    case 'address':
      return isReady ? user.selectAddress(action.to) : undefined;
    case 'edit':
      return isReady && sheet?.address ? user.editAddress(action.to) : undefined;
    case 'option': {
      const chosen = sheet?.options[action.at % sheet.options.length];
      return isReady && chosen ? user.selectOption(chosen.id) : undefined;
    }
    case 'unselect':
      return isReady ? user.selectOption(UNSELECTED) : undefined;
    case 'card':
      return isReady ? user.selectCard(action.to, action.billing) : undefined;
    case 'pay':
      return sheet?.canPay ? user.pay() : undefined;
    case 'cancel':
      return state === 'none' || ENDED.has(state) ? undefined : user.cancel();
    case 'hide':
      return leave();
    case 'reprice':
      seen.isStale = true;
      seen.isRepricedMeanwhile = !isReady;
      return reprice(store);
    case 'take out':
      seen.isStale = true;
      return takeOut(store);
    case 'fault':
    case 'line':
      seen.wentWrong = true;
      return trouble(store, action);
    case 'nothing':
      return;
    default:
      return action satisfies never;
  }
}
