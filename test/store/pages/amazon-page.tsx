/** @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string';
import { rawHtml } from './raw-html';

/** The fields that Amazon's script has sent. */
export type AmazonOrder = Readonly<Record<string, string>>;

/** Where the page leads to. */
interface Ways {
  review: string;
  cancel: string;
}

const STYLE = `
body { max-width: 40rem; margin: 0 auto; padding: 1rem; font: 16px/1.6 system-ui, sans-serif; color: #0f1111; }
header { padding: 0.5rem 1rem; background: #232f3e; color: #fff; font-weight: 700; }
dt { color: #565959; font-size: 0.875rem; }
dd { margin: 0 0 0.75rem; }
pre { padding: 0.75rem; background: #f3f3f3; white-space: pre-wrap; overflow-wrap: anywhere; }
a { display: block; margin: 0.75rem 0; padding: 0.75rem; border: 1px solid #a2a6ac; border-radius: 8px; color: inherit; text-align: center; text-decoration: none; }
.pay { background: #ffd814; border-color: #fcd200; font-weight: 700; }`;

const DELIVERY: Readonly<Record<string, string>> = { PayAndShip: '配送あり', PayOnly: '配送なし' };

function amountOf({ amount, currencyCode }: AmazonOrder): string {
  return amount ? `${amount} ${currencyCode}` : '後で決まります';
}

/** The review address with the session that Amazon adds. */
function reviewOf(review: string): string {
  const url = new URL(review);
  url.searchParams.set('amazonCheckoutSessionId', 'karui-demo-session');
  return url.href;
}

const ROWS: readonly (readonly [name: string, label: string, value: (order: AmazonOrder) => string | undefined])[] = [
  ['amount', '金額', amountOf],
  ['productType', '配送', ({ productType }) => DELIVERY[productType ?? ''] ?? productType],
  ['placement', 'ボタンの場所', ({ placement }) => placement],
  ['merchantId', 'お店', ({ merchantId }) => merchantId],
  ['ledgerCurrency', '決済通貨', ({ ledgerCurrency }) => ledgerCurrency],
  ['publicKeyId', '鍵', ({ publicKeyId }) => publicKeyId],
];

/**
 * A stand-in for Amazon's page, as HTML without scripts or files: it may be shown at Amazon's own address.
 *
 * @param ways null for an order that is refused
 */
export function amazonPage(order: AmazonOrder, ways: Ways | null): string {
  const page = (
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Amazon Pay（シミュレーション）</title>
        <link rel="icon" href="data:," />
        <style {...rawHtml(STYLE)} />
      </head>
      <body>
        <header>Amazon Pay（シミュレーション）</header>
        <main>
          <h1>{ways ? 'お支払いの確認' : 'この注文は受け付けられません'}</h1>
          <dl data-testid="amazon-order">
            {ROWS.map(([name, label, value]) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd data-order={name}>{value(order)}</dd>
              </div>
            ))}
            <dt>お店が署名した内容</dt>
            <dd data-order="payloadJSON">
              <pre>{order['payloadJSON']}</pre>
            </dd>
          </dl>
          {ways && (
            <nav>
              <a class="pay" href={reviewOf(ways.review)}>
                支払って注文の確認へ進む
              </a>
              <a href={ways.cancel}>キャンセルしてお店に戻る</a>
            </nav>
          )}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(page)}`;
}
