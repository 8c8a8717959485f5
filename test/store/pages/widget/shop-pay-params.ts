import type { PageRequest } from '../page-request';
import { readSwitch } from '../read-switch';
import { walletParams } from './wallet-params';

/** Shop Pay's `wallet_params` for one page: with `?shop-pay=personalized` its button may show a recognised shopper his own account. */
export const shopPayParams = (req: Pick<PageRequest, 'url' | 'switches'>): Record<string, unknown> => ({
  ...walletParams.shop_pay,
  personalized: readSwitch(req, 'shop-pay') === 'personalized',
});
