/** @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string';

/** The page that shows what the receivers got; its script reads and draws it. */
export function telemetryPage(): string {
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Telemetry | Karui demo store`}</title>
        <link rel="icon" href="/store-assets/art/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/store-assets/telemetry.css" />
        <script type="module" src="/store-assets/telemetry.js" />
      </head>
      <body>
        <header>
          <h1>Telemetry</h1>
          <p>
            Open <a href="/">the shop</a> in another tab and press a button: what arrives is shown here. Before the page
            is touched, nothing is sent.
          </p>
        </header>
        <main id="telemetry" />
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(page)}`;
}
