import type { PageRequest } from '../page-request';
import { readSwitch } from '../read-switch';
import { walletParams } from './wallet-params';

/** Amazon's script by the store itself, and what its address asks for. */
const SIMULATED: Readonly<Record<string, string>> = { simulated: '', frame: '&kind=frame', disabled: '&disabled=1' };
/** A file that is not there, as where a network blocks Amazon. */
const MISSING = '/store-assets/no-amazon.js';

/** What decides about the parameters. */
type Asked = Pick<PageRequest, 'url' | 'switches' | 'market'>;

/** Address of the script; undefined for Amazon's own, which browser tests answer with the simulator. */
function sdkUrl(req: Asked): string | undefined {
  const asked = readSwitch(req, 'amazon-pay') ?? '';
  if (asked === 'off') return req.url.origin + MISSING;
  const mood = SIMULATED[asked];
  if (mood === undefined) return undefined;
  return `${req.url.origin}/__amazon/checkout.js?region=${req.market?.currency === 'USD' ? 'na' : 'fe'}${mood}`;
}

/** `wallet_params` of Amazon Pay or Buy with Prime for one page: both take the same script. */
export function amazonParams(wallet: 'amazon_pay' | 'buy_with_prime', req: Asked): Record<string, unknown> {
  const address = sdkUrl(req);
  return { ...walletParams[wallet], ...(address !== undefined && { sdkUrl: address }) };
}
