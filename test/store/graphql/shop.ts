const POLICY = `<p>定期便は、次回お届け予定日の七日前まで、いつでもマイページから解約・お休みいただけます。</p>
<p>解約の手数料や、お申し込み回数のしばりはありません。</p>`;

/** `shop { … }`: only what the widget asks of the shop, its subscription policy (body as HTML). */
export const shop = () => ({
  name: 'かるい茶舗',
  subscriptionPolicy: { title: '定期購入のキャンセルポリシー', handle: 'subscription-policy', body: POLICY },
});
