import { subscriptionPolicy } from '../../policies/subscription-policy';

/** `shop { … }`: only the subscription policy (body as HTML), which is all that the widget asks for. */
export const shop = () => ({
  name: 'かるい茶舗',
  subscriptionPolicy: {
    title: '定期購入のキャンセルポリシー',
    handle: 'subscription-policy',
    body: subscriptionPolicy,
  },
});
