import { subscriptionPolicy } from '../../policies/subscription-policy';

/** `shop { … }`: only what the widget asks of the shop, its subscription policy (body as HTML). */
export const shop = () => ({
  name: 'かるい茶舗',
  subscriptionPolicy: {
    title: '定期購入のキャンセルポリシー',
    handle: 'subscription-policy',
    body: subscriptionPolicy,
  },
});
