import { isObject } from '../lib/json';

/** A mistake in a prop: a code of attributes.md's table. */
export type PropErrorCode = 'invalid-form' | 'invalid-on-press' | 'invalid-split' | 'invalid-src';

/** @returns the code of the mistake in a prop's value; null if the value is right */
type Check = (value: unknown) => string | null;

const isWritten = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const isId = (value: unknown) => isWritten(value) && /^(gid:\/\/.*\/)?[1-9]\d*$/.test(`${value}`);

const needed =
  (code: string): Check =>
  (value) =>
    typeof value === 'string' && value.trim() ? null : code;

/** A prop that may be left out. */
const optional =
  (code: string, isRight: (value: unknown) => boolean): Check =>
  (value) =>
    value === undefined || isRight(value) ? null : code;

function wallet(code: string, value: unknown): string | null {
  if (!isObject(value) || typeof value['name'] !== 'string') return code;
  return isObject(value['wallet_params'] ?? {}) ? null : 'invalid-wallet-params';
}

const SHOP: Readonly<Record<string, Check>> = {
  accessToken: needed('missing-access-token'),
  buyerCountry: needed('missing-buyer-country'),
  buyerCurrency: needed('missing-buyer-currency'),
  apiBase: optional(
    'invalid-api-base',
    (value) => isWritten(value) && /^(https:\/\/[^/?#]+|http:\/\/localhost(:\d+)?)$/.test(`${value}`),
  ),
  enabledFlags: optional('invalid-enabled-flags', Array.isArray),
  src: optional('invalid-src', (value) => typeof value === 'string' && value !== ''),
  split: optional(
    'invalid-split',
    (value) =>
      isObject(value) &&
      Number.isInteger(value['percent']) &&
      (value['percent'] as number) >= 0 &&
      (value['percent'] as number) <= 100 &&
      typeof value['platformScript'] === 'string',
  ),
  onPress: optional('invalid-on-press', (value) => typeof value === 'function'),
};

/** Prop of `AcceleratedCheckout` → its check. */
export const PRODUCT_CHECKS: Readonly<Record<string, Check>> = {
  ...SHOP,
  recommended: (value) => (value == null ? null : wallet('invalid-recommended', value)),
  fallback: (value) => (value === undefined ? null : wallet('invalid-fallback', value)),
  variantParams: optional(
    'invalid-variant-params',
    (value) => Array.isArray(value) && value.every((entry) => isObject(entry) && isId(entry['id'])),
  ),
  form: optional(
    'invalid-form',
    (value) =>
      isObject(value) &&
      isId(value['variantId']) &&
      isId(value['quantity'] ?? 1) &&
      isId(value['sellingPlanId'] ?? 1) &&
      isObject(value['attributes'] ?? {}),
  ),
};

/** Prop of `AcceleratedCheckoutCart` → its check. */
export const CART_CHECKS: Readonly<Record<string, Check>> = {
  ...SHOP,
  walletConfigs: (value) => {
    if (!Array.isArray(value)) return 'invalid-wallet-configs';
    return value.map((entry) => wallet('invalid-wallet-configs', entry)).find(Boolean) ?? null;
  },
};
