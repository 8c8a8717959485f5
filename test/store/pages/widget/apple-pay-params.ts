import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORE_DIST } from '../../folders';
import type { PageRequest } from '../page-request';
import { readSwitch } from '../read-switch';
import { walletParams } from './wallet-params';

/** Where the store answers as Apple's file host does: what stands after it is Apple's own path. */
export const APPLE_PATH = '/__apple';

/** The built file that plays Apple's script, and at its addresses reads which version it is. */
export const APPLE_SDK = 'apple-pay-simulator.js';

/** The path of the version whose hash Apple has published. */
const FILE = '/jsapi/v1.3.8/apple-pay-sdk.js';
const REAL = `https://applepay.cdn-apple.com${FILE}`;

/** The hash of the simulator as it was built; nothing fits where it was not. */
function simulatorsHash(): string {
  const path = join(STORE_DIST, APPLE_SDK);
  const bytes = existsSync(path) ? readFileSync(path) : '';
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** What decides about the parameters. */
type Asked = Pick<PageRequest, 'url' | 'switches'>;

/** Where other browsers get Apple Pay: by the store's own simulator of Apple's script, or by Apple's; nowhere without the switch. */
function sdkOf(req: Asked): Record<string, unknown> {
  const asked = readSwitch(req, 'apple-pay');
  if (asked === 'sdk' || asked === 'sdk-bare')
    return { sdkUrl: req.url.origin + APPLE_PATH + FILE, sdkIntegrity: simulatorsHash() };
  return asked === 'sdk-real' ? { sdkUrl: REAL } : {};
}

/** Apple Pay's `wallet_params` for one page. */
export const applePayParams = (req: Asked): Record<string, unknown> => ({ ...walletParams.apple_pay, ...sdkOf(req) });
