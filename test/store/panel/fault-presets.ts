import type { Preset } from './fault-form';

/** The faults that the panel offers. */
export const PRESETS: readonly Preset[] = [
  { id: 'busy', label: '429 混雑', fault: { status: 429 } },
  { id: 'busy-2s', label: '429 混雑（2秒後に再試行）', fault: { status: 429, retryAfter: 2 } },
  { id: 'down', label: '503 停止中', fault: { status: 503 } },
  { id: 'rejected', label: '430 拒否', fault: { status: 430 } },
  { id: 'token', label: '401 トークン無効', fault: { status: 401 } },
  { id: 'html', label: 'HTMLが返る（200）', fault: { html: true } },
  { id: 'empty', label: '空の応答（200）', fault: { empty: true } },
  { id: 'graphql', label: 'GraphQLエラー', fault: { graphqlErrors: [{ message: 'Internal error' }] } },
  { id: 'slow', label: '3秒遅れる', fault: { delayMs: 3000 } },
  { id: 'drop', label: '接続が切れる', fault: { drop: true } },
  { id: 'null-cart', label: 'カートがnull', fault: { nullCart: true } },
  {
    id: 'custom',
    label: '販売条件のエラー',
    fault: {
      nullCart: true,
      userErrors: [{ code: 'VALIDATION_CUSTOM', field: null, message: 'この商品はお一人さま1点までです。' }],
    },
  },
  {
    id: 'stock',
    label: '在庫不足の警告',
    fault: {
      warnings: [
        { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 1 item was added', target: 'gid://shopify/CartLine/1' },
      ],
    },
  },
];

/** Where faults can happen: API operations, managed-markets pages, what the shop signs for Amazon, Amazon's script, files of the widget. */
export const OPERATIONS =
  `cartCreate cart limitedCart subscriptionPolicy terms privacy amazon_pay buy_with_prime amazon/checkout.js
wallets.js checkout.js dialog.js dress.js login_with_shop/authorize shop/promise telemetry/events telemetry/metrics telemetry/logs
telemetry/errors telemetry/sessions`
    .split(/\s/)
    .map((name) => [name, name] as const);
