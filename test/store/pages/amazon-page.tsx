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
dd { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
a { display: block; margin: 0.75rem 0; padding: 0.75rem; border: 1px solid #a2a6ac; border-radius: 8px; color: inherit; text-align: center; text-decoration: none; }
.pay { background: #ffd814; border-color: #fcd200; font-weight: 700; }`;

/** The review address with the session that Amazon adds. */
function reviewOf(review: string): string {
  const url = new URL(review);
  url.searchParams.set('amazonCheckoutSessionId', 'karui-demo-session');
  return url.href;
}

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
            {Object.entries(order).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd data-order={name}>{value}</dd>
              </div>
            ))}
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
