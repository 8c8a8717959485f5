interface ThingToTry {
  what: string;
  /** What happens then. */
  shows: string;
  href: string;
}

/** The home page's list of situations to try. */
export const thingsToTry: readonly ThingToTry[] = [
  {
    what: 'サイズと数量を選んで「今すぐ購入」',
    shows: '新しいカートができ、チェックアウトへ進みます',
    href: '/products/sencha',
  },
  {
    what: 'Shop Payがおすすめのとき',
    shows: '専用ボタンと「その他のお支払い方法」が並びます',
    href: '/products/sencha?recommended=shop_pay',
  },
  {
    what: 'Shop Payがお客さまを覚えているとき',
    shows:
      '「デモ」でShopにログインしておくと、最初に触れたあと、ボタンにお客さまのカードが現れます（シミュレーション）',
    href: '/products/sencha?recommended=shop_pay&shop-pay=personalized',
  },
  {
    what: 'お届け予定がわかるとき',
    shows: '「デモ」で郵便番号を選ぶと、Shop Payのボタンに「翌日お届け」などが現れます（シミュレーション）',
    href: '/products/kyusu?recommended=shop_pay&promise=simulated',
  },
  {
    what: 'Apple Payがおすすめのとき',
    shows: 'シートが開きます。Apple Payのない端末では、シミュレーションのシートです',
    href: '/products/sencha?recommended=apple_pay&apple-pay=simulated',
  },
  {
    what: 'Google Payがおすすめのとき',
    shows: '別の窓にシミュレーションのシートが開き、アカウント、住所、配送方法、カードを変えられます',
    href: '/products/sencha?recommended=google_pay&google-pay=simulated',
  },
  {
    what: 'Google Payの認証が切れているとき',
    shows: '最初に触れると、同じ場所が「今すぐ購入」になります',
    href: '/products/sencha?recommended=google_pay&google-pay=expired',
  },
  {
    what: 'PayPalがおすすめのとき',
    shows: 'PayPalのウィンドウで承認すると、入力済みのチェックアウトへ進みます',
    href: '/products/sencha?recommended=paypal&paypal=simulated',
  },
  {
    what: 'ドルのお店でVenmo',
    shows: 'Venmoはアメリカでだけ使えます。円に戻すには、ページのいちばん下から',
    href: '/products/sencha?currency=USD&recommended=venmo&paypal=simulated',
  },
  {
    what: 'Amazon Payがおすすめのとき',
    shows: 'Amazonのボタンが同じ場所に現れ、押すとシミュレーションのAmazonのページへ進みます',
    href: '/products/sencha?recommended=amazon_pay&amazon-pay=simulated',
  },
  {
    what: 'Amazonのスクリプトが届かないとき',
    shows: 'ボタンはそのままで、押すとチェックアウトへ進みます',
    href: '/products/sencha?recommended=amazon_pay&amazon-pay=off',
  },
  {
    what: 'Amazonのボタンが別の種類（フレーム）のとき',
    shows: 'ページからクリックが見えなくても、同じように進みます',
    href: '/products/sencha?recommended=amazon_pay&amazon-pay=frame',
  },
  {
    what: 'Buy with Primeでお茶を買う',
    shows: 'シミュレーションのAmazonのページへ進みます',
    href: '/products/sencha?recommended=buy_with_prime&amazon-pay=simulated',
  },
  {
    what: 'Buy with Primeの対象でない電子書籍',
    shows: '対象の商品がないことを知らせるダイアログが開きます',
    href: '/products/gift-ebook?recommended=buy_with_prime&amazon-pay=simulated',
  },
  {
    what: 'Meta Payがおすすめのとき',
    shows: 'そのままチェックアウトへ進みます',
    href: '/products/sencha?recommended=facebook_pay',
  },
  {
    what: 'ボタンの動きをテレメトリーで見る',
    shows: '別のタブでボタンを押すと、出来事、測定値、ログ、エラーがその場に現れます',
    href: '/__store/telemetry',
  },
  { what: '定期便を選ぶ', shows: '販売プランつきでカートができます', href: '/products/teiki-bin' },
  {
    what: '定期便専用の商品をプランを選ばずに買う',
    shows: 'エラーのダイアログが開きます',
    href: '/products/kadai-box',
  },
  { what: '配送のない商品', shows: '送料なしでチェックアウトへ進みます', href: '/products/gift-ebook' },
  {
    what: '売り切れの色を選ぶ',
    shows: '購入ボタンが、テーマAでは押せなくなり、テーマBでは隠れます',
    href: '/products/kyusu?variant=44003',
  },
  {
    what: '残り1点の色を2点買う',
    shows: '在庫不足の印つきでチェックアウトへ進みます',
    href: '/products/kyusu?variant=44002',
  },
  {
    what: 'カートの通貨が変わる商品',
    shows: '通貨変更の印つきでチェックアウトへ進みます',
    href: '/products/usd-price',
  },
  {
    what: 'カートに六つのウォレットを縦に並べる',
    shows: '商品を入れてから開くと、六つのボタンが縦に並びます',
    href: '/cart?wallets=shop_pay,paypal,google_pay,apple_pay,amazon_pay,venmo&layout=vertical',
  },
  {
    what: 'シリーズの商品を切り替える',
    shows: 'テーマAでは、ページを移らずに商品ごと入れ替わります',
    href: '/products/kyusu',
  },
  {
    what: '厳しいコンテンツセキュリティポリシー',
    shows: '見た目も動きも変わりません',
    href: '/products/sencha?csp=1',
  },
  {
    what: 'テーマエディターでセクションを読み込み直す',
    shows: 'ページの下のボタンで作り直しても、購入ボタンが戻ります',
    href: '/products/sencha?design=1',
  },
  {
    what: '低いボタン（20pxの指定は25pxになります）',
    shows: '読み込み中とボタンの高さが変わりません',
    href: '/products/sencha?block-size=20',
  },
];
