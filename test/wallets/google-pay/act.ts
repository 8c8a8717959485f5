import { UNSELECTED } from '../../simulators/google-pay/rules/google-pay-types';
import { reprice, trouble } from '../near/store-deeds';
import type { Deed } from './journey';
import type { NearPage } from './near-page';
import { ENDED, stateOf } from './seen';

/** Does one thing, unless the sheet does not let the shopper do it now. */
export function act({ seen, leave }: NearPage, deed: Deed): void {
  const { simulator, store } = seen;
  const { user } = simulator;
  const state = stateOf(seen);
  const isReady = state === 'ready';
  const sheet = simulator.sheet();
  switch (deed.do) {
    case 'account':
      return isReady ? user.selectAccount(deed.to) : undefined;
    case 'reload':
      return isReady ? user.reload() : undefined;
    case 'address':
      return isReady ? user.selectAddress(deed.to) : undefined;
    case 'edit':
      return isReady && sheet?.address ? user.editAddress(deed.to) : undefined;
    case 'option': {
      const chosen = sheet?.options[deed.at % sheet.options.length];
      return isReady && chosen ? user.selectOption(chosen.id) : undefined;
    }
    case 'unselect':
      return isReady ? user.selectOption(UNSELECTED) : undefined;
    case 'card':
      return isReady ? user.selectCard(deed.to, deed.billing) : undefined;
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
    case 'fault':
    case 'line':
      seen.wentWrong = true;
      return trouble(store, deed);
    case 'nothing':
      return;
    default:
      return deed satisfies never;
  }
}
