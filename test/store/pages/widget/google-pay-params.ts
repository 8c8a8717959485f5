import { createHash } from 'node:crypto';
import type { PageRequest } from '../page-request';
import { readSwitch } from '../read-switch';
import { walletParams } from './wallet-params';

/** Google's own script, which the widget takes when nothing else is written. */
const REAL = 'https://pay.google.com/gp/p/js/pay.js';
const SIMULATED = '/store-assets/google-pay-simulator.js?sheet=/store-assets/google-pay-sheet.html';
/** A file that is not there, as where a network blocks Google. */
const MISSING = '/store-assets/no-google-pay.js';

const HOUR = 3600;
/** Pages written within ten minutes have the same token, so that a section that is fetched again is the same. */
const STEP = 600;

const base64Url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Token like a platform's. Its signature is made up: only Google could check it. */
function newJwt(claims: { exp: number } & Record<string, unknown>): string {
  const text = `${base64Url({ alg: 'ES256', typ: 'JWT' })}.${base64Url(claims)}`;
  return `${text}.${createHash('sha512').update(text).digest('base64url')}`;
}

/** What decides about the parameters. */
type Asked = Pick<PageRequest, 'url' | 'switches'>;

/** Address of the script; undefined for Google's own, unless the address asks for it by name. */
function sdkUrl(req: Asked): string | undefined {
  const asked = readSwitch(req, 'google-pay');
  const { origin } = req.url;
  if (asked === 'real') return REAL;
  if (asked === 'off') return origin + MISSING;
  // A store that was opened with the simulator has it with the other switches, too.
  const isSimulated = asked === 'simulated' || req.switches?.get('google-pay') === 'simulated';
  return isSimulated ? origin + SIMULATED : undefined;
}

/** Google Pay's `wallet_params` for one page: with tokens that are good for an hour, or expired with `?google-pay=expired`. */
export function googlePayParams(req: Asked): Record<string, unknown> {
  const { hostname } = req.url;
  const { paymentData, ...rest } = walletParams.google_pay;
  const issuedAt = Math.floor(Date.now() / 1000 / STEP) * STEP;
  const expiresAt = readSwitch(req, 'google-pay') === 'expired' ? issuedAt - STEP : issuedAt + HOUR + STEP;
  const { merchantId } = paymentData.merchantInfo;
  const address = sdkUrl(req);
  return {
    ...rest,
    auth: [{ jwt: newJwt({ merchantId, merchantOrigin: hostname, iat: expiresAt - HOUR, exp: expiresAt }), expiresAt }],
    ...(address !== undefined && { sdkUrl: address }),
    paymentData: { ...paymentData, merchantInfo: { ...paymentData.merchantInfo, merchantOrigin: hostname } },
  };
}
