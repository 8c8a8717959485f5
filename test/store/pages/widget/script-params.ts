import type { PageRequest } from '../page-request';
import { readSwitch } from '../read-switch';
import { walletParams } from './wallet-params';

/** What decides about the parameters. */
type Asked = Pick<PageRequest, 'url' | 'switches' | 'market'>;

/** PayPal's own script, in browser tests answered by the simulator. */
const PAYPAL = 'https://www.paypal.com/sdk/js';
/** The same of version 6, which our own button opens; its address names no client. */
const PAYPAL_V6 = '/web-sdk/v6/core';
/** What a platform writes besides the client: the rest is the widget's to set. */
const PLATFORM = 'client-id=karui-demo&merchant-id=KARUIDEMO&intent=capture';
/** PayPal's own client for trying things out. */
const SANDBOX = 'sb';

/** Amazon's script by the store itself, and what its address asks for. */
const AMAZON: Readonly<Record<string, string>> = { simulated: '', frame: '&kind=frame', disabled: '&disabled=1' };

/** PayPal's simulator comes from the page's own origin; its frame and window from this machine's other name, so from another origin. */
function paypalScript(req: Asked): string | undefined {
  const asked = readSwitch(req, 'paypal');
  if (asked === 'off') return undefined;
  if (asked === 'simulated') return `${req.url.origin}/__paypal/sdk/js?${PLATFORM}`;
  if (asked === 'simulated-v6') return `${req.url.origin}/__paypal${PAYPAL_V6}`;
  return `${PAYPAL}?${asked === 'real' ? `client-id=${encodeURIComponent(readSwitch(req, 'client-id') ?? SANDBOX)}` : PLATFORM}`;
}

/** What says that version 6 is used, where the address alone does not. */
function versionOf(req: Asked): Record<string, unknown> {
  const asked = readSwitch(req, 'paypal') ?? '';
  return {
    ...(asked === 'v6' && { sdk: 'v6' }),
    ...(asked === 'simulated-v6' && { clientId: 'karui-demo' }),
    ...(readSwitch(req, 'paypal-button') === 'paypal' && { button: 'paypal' }),
  };
}

/** Undefined for Amazon's own, which browser tests answer with the simulator. */
function amazonScript(req: Asked): string | undefined {
  const asked = readSwitch(req, 'amazon-pay') ?? '';
  // A file that is not there, as where a network blocks Amazon.
  if (asked === 'off') return `${req.url.origin}/store-assets/no-amazon.js`;
  const mood = AMAZON[asked];
  if (mood === undefined) return undefined;
  return `${req.url.origin}/__amazon/checkout.js?region=${req.market?.currency === 'USD' ? 'na' : 'fe'}${mood}`;
}

const SCRIPTS = { paypal: paypalScript, venmo: paypalScript, amazon_pay: amazonScript, buy_with_prime: amazonScript };

/** A wallet whose parameters name its vendor's script; PayPal and Venmo take the same one, and so do Amazon's two. */
export type ScriptWallet = keyof typeof SCRIPTS;

export const isScriptWallet = (name: string): name is ScriptWallet => Object.hasOwn(SCRIPTS, name);

/** `wallet_params` of such a wallet for one page. */
export function scriptParams(wallet: ScriptWallet, req: Asked): Record<string, unknown> {
  const sdkUrl = SCRIPTS[wallet](req);
  return {
    ...walletParams[wallet],
    ...(sdkUrl !== undefined && { sdkUrl }),
    // With the address of version 5, which has the client, as a platform writes it.
    ...(SCRIPTS[wallet] === paypalScript && versionOf(req)),
  };
}
