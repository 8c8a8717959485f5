import type { PageRequest } from '../page-request';
import { readSwitch } from '../read-switch';
import { applePayParams } from './apple-pay-params';
import { googlePayParams } from './google-pay-params';
import { isScriptWallet, scriptParams } from './script-params';
import { walletParams, type ConfiguredWallet } from './wallet-params';

/** One wallet as the server writes it into the product host's `recommended` and `fallback` attributes. */
export interface WalletMarkup {
  supports_subs: boolean;
  supports_def_opts: boolean;
  name: string;
  wallet_params: Record<string, unknown>;
}

/** The button that is always there, whatever is recommended. */
export const fallback: WalletMarkup = {
  supports_subs: true,
  supports_def_opts: true,
  name: 'buy_it_now',
  wallet_params: {},
};

type Asked = Pick<PageRequest, 'url' | 'switches' | 'market'>;

function paramsOf(name: string, req: Asked): Record<string, unknown> {
  if (name === 'apple_pay') return applePayParams(req);
  if (name === 'google_pay') return googlePayParams(req);
  // Its button may show a recognised shopper his own account.
  if (name === 'shop_pay')
    return { ...walletParams.shop_pay, personalized: readSwitch(req, 'shop-pay') === 'personalized' };
  if (isScriptWallet(name)) return scriptParams(name, req);
  return Object.hasOwn(walletParams, name) ? walletParams[name as ConfiguredWallet] : {};
}

/** One wallet as the server configures it, also one that does not exist, which the widget has to survive. */
export function walletMarkup(name: string, req: Asked): WalletMarkup {
  return { supports_subs: true, supports_def_opts: false, name, wallet_params: paramsOf(name, req) };
}

/** The wallet that the switch `recommended` names; null without it. */
export function recommendedWallet(req: PageRequest): WalletMarkup | null {
  const name = readSwitch(req, 'recommended');
  return name ? walletMarkup(name, req) : null;
}
