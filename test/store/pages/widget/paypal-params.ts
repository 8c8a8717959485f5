import type { PageRequest } from '../page-request';
import { readSwitch } from '../read-switch';
import { walletParams } from './wallet-params';

/** PayPal's own script, in browser tests answered by the simulator. */
const REAL = 'https://www.paypal.com/sdk/js';
/** The simulator, from the page's own origin. Its frame and window come from this machine's other name, so from another origin. */
const SIMULATED = '/__paypal/sdk/js';
/** What a platform writes besides the client: the rest is the widget's to set. */
const PLATFORM = 'client-id=karui-demo&merchant-id=KARUIDEMO&intent=capture';
/** PayPal's own client for trying things out. */
const SANDBOX = 'sb';

/** What decides about the parameters. */
type Asked = Pick<PageRequest, 'url' | 'switches'>;

/** Address of the script; undefined with `?paypal=off`. */
function sdkUrl(req: Asked): string | undefined {
  switch (readSwitch(req, 'paypal')) {
    case 'off':
      return undefined;
    case 'real':
      return `${REAL}?client-id=${encodeURIComponent(readSwitch(req, 'client-id') ?? SANDBOX)}`;
    case 'simulated':
      return `${req.url.origin}${SIMULATED}?${PLATFORM}`;
    default:
      return `${REAL}?${PLATFORM}`;
  }
}

/** `wallet_params` of PayPal or Venmo for one page: both take the same script. */
export function paypalParams(wallet: 'paypal' | 'venmo', req: Asked): Record<string, unknown> {
  const address = sdkUrl(req);
  return { ...walletParams[wallet], ...(address !== undefined && { sdkUrl: address }) };
}
