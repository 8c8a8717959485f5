interface ThingToTry {
  what: string;
  /** What happens then. */
  shows: string;
  href: string;
}

/** What to try | what happens then | where. */
const TABLE = `
サイズと数量を選んで「今すぐ購入」 | 新しいカートができ、チェックアウトへ進みます | /products/sencha
Shop Payがおすすめのとき | 専用ボタンと「その他のお支払い方法」が並びます | /products/sencha?recommended=shop_pay
Shop Payがお客さまを覚えているとき | 「デモ」でShopにログインしておくと、最初に触れたあと、ボタンにお客さまのカードが現れます（シミュレーション） | /products/sencha?recommended=shop_pay&shop-pay=personalized
お届け予定がわかるとき | 「デモ」で郵便番号を選ぶと、Shop Payのボタンに「翌日お届け」などが現れます（シミュレーション） | /products/kyusu?recommended=shop_pay&promise=simulated
Apple Payがおすすめのとき | シートが開きます。Apple Payのない端末では、シミュレーションのシートです | /products/sencha?recommended=apple_pay&apple-pay=simulated
Google Payがおすすめのとき | 別の窓にシミュレーションのシートが開き、アカウント、住所、配送方法、カードを変えられます | /products/sencha?recommended=google_pay&google-pay=simulated
Google Payの認証が切れているとき | 最初に触れると、同じ場所が「今すぐ購入」になります | /products/sencha?recommended=google_pay&google-pay=expired
PayPalがおすすめのとき | PayPalのウィンドウで承認すると、入力済みのチェックアウトへ進みます | /products/sencha?recommended=paypal&paypal=simulated
ドルのお店でVenmo | Venmoはアメリカでだけ使えます。円に戻すには、ページのいちばん下から | /products/sencha?currency=USD&recommended=venmo&paypal=simulated
Amazon Payがおすすめのとき | Amazonのボタンが同じ場所に現れ、押すとシミュレーションのAmazonのページへ進みます | /products/sencha?recommended=amazon_pay&amazon-pay=simulated
Amazonのスクリプトが届かないとき | ボタンはそのままで、押すとチェックアウトへ進みます | /products/sencha?recommended=amazon_pay&amazon-pay=off
Amazonのボタンが別の種類（フレーム）のとき | ページからクリックが見えなくても、同じように進みます | /products/sencha?recommended=amazon_pay&amazon-pay=frame
Buy with Primeでお茶を買う | シミュレーションのAmazonのページへ進みます | /products/sencha?recommended=buy_with_prime&amazon-pay=simulated
Buy with Primeの対象でない電子書籍 | 対象の商品がないことを知らせるダイアログが開きます | /products/gift-ebook?recommended=buy_with_prime&amazon-pay=simulated
Meta Payがおすすめのとき | そのままチェックアウトへ進みます | /products/sencha?recommended=facebook_pay
ボタンの動きをテレメトリーで見る | 別のタブでボタンを押すと、出来事、測定値、ログ、エラーがその場に現れます | /__store/telemetry
定期便を選ぶ | 販売プランつきでカートができます | /products/teiki-bin
定期便専用の商品をプランを選ばずに買う | エラーのダイアログが開きます | /products/kadai-box
配送のない商品 | 送料なしでチェックアウトへ進みます | /products/gift-ebook
売り切れの色を選ぶ | 購入ボタンが、テーマAでは押せなくなり、テーマBでは隠れます | /products/kyusu?variant=44003
残り1点の色を2点買う | 在庫不足の印つきでチェックアウトへ進みます | /products/kyusu?variant=44002
カートの通貨が変わる商品 | 通貨変更の印つきでチェックアウトへ進みます | /products/usd-price
カートに六つのウォレットを縦に並べる | 商品を入れてから開くと、六つのボタンが縦に並びます | /cart?wallets=shop_pay,paypal,google_pay,apple_pay,amazon_pay,venmo&layout=vertical
シリーズの商品を切り替える | テーマAでは、ページを移らずに商品ごと入れ替わります | /products/kyusu
厳しいコンテンツセキュリティポリシー | 見た目も動きも変わりません | /products/sencha?csp=1
テーマエディターでセクションを読み込み直す | ページの下のボタンで作り直しても、購入ボタンが戻ります | /products/sencha?design=1
低いボタン（20pxの指定は25pxになります） | 読み込み中とボタンの高さが変わりません | /products/sencha?block-size=20
`;

/** The home page's list of situations to try. */
export const thingsToTry: readonly ThingToTry[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [what = '', shows = '', href = ''] = row.split(' | ');
    return { what, shows, href };
  });
