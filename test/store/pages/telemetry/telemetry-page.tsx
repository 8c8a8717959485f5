/** @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string';
import { SHOP_NAME } from '../widget/wallet-params';

/** The page that shows what the receivers got; its script reads and draws it. */
export function telemetryPage(): string {
  const page = (
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`テレメトリー | ${SHOP_NAME}`}</title>
        <link rel="icon" href="/store-assets/art/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/store-assets/telemetry.css" />
        <script type="module" src="/store-assets/telemetry.js" />
      </head>
      <body>
        <header>
          <h1>テレメトリー</h1>
          <p>
            別のタブで<a href="/">お店</a>
            のボタンを押すと、届いたものがここに現れます。ボタンに触れないうちは、何も届きません。
          </p>
        </header>
        <main id="telemetry" />
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(page)}`;
}
