/** @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string';
import type { Shop } from '../../playground/markup-of';
import { readQuery } from '../../playground/query';
import { PlaygroundView } from '../../playground/view/playground-view';
import { walletNames } from '../../playground/wallet-choices';
import { SimulatedApplePay } from '../head';
import type { PageRequest } from '../page-request';
import { marketOf } from '../price';
import { rawHtml } from '../raw-html';
import { scriptJson } from '../script-json';
import { storeGlobals } from '../store-globals';
import { walletMarkup } from '../widget/wallet-config';
import { PaymentScripts } from '../widget/payment-scripts';

/** Every wallet can be here, whatever the browser has. What the store was opened with has the last word. */
const SIMULATED = {
  'apple-pay': 'simulated',
  'google-pay': 'simulated',
  paypal: 'simulated',
  'amazon-pay': 'simulated',
};

/** A product that is sent and in stock. */
export const VARIANT = 44001;

function shopOf(req: PageRequest): Shop {
  const { country, currency } = marketOf(req);
  const params = walletNames.map((name) => [name, walletMarkup(name, req).wallet_params]);
  return {
    token: req.token,
    country,
    locale: 'ja',
    currency,
    variant: VARIANT,
    params: Object.fromEntries(params) as Shop['params'],
  };
}

/** A page for engineers: chooses wallets and looks, shows the widget's buttons, and gives the code to copy. */
export function playgroundPage(given: PageRequest): string {
  const { searchParams } = given.url;
  // The page's own choices have the names of some of the store's switches.
  const url = new URL(given.url.pathname, given.url);
  const req = {
    ...given,
    url,
    switches: new URLSearchParams({ ...SIMULATED, ...Object.fromEntries(given.switches ?? []) }),
  };
  const data = { ...readQuery(searchParams), shop: shopOf(req) };
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Playground | Karui demo store</title>
        <link rel="icon" href="/store-assets/art/mark.svg" type="image/svg+xml" />
        <SimulatedApplePay {...req} />
        <link rel="preload" href="/store-assets/playground.css" as="style" />
        <PaymentScripts hasButtons req={req} />
        <link rel="stylesheet" href="/store-assets/playground.css" />
        <script {...rawHtml(storeGlobals(req, null, 'cart_ajax'))} />
        <script type="module" src="/store-assets/playground.js" />
      </head>
      <body>
        <header>
          <h1>Playground</h1>
          <p>
            Choose wallets and looks, see Karui’s own buttons change, and copy what your pages need. The address keeps
            what you choose: copy it to share it. The wallets are simulated, and the words on the buttons are Japanese,
            as shoppers read them. <a href="/">The demo store</a>
          </p>
          <noscript>The choices need JavaScript.</noscript>
        </header>
        <main id="playground">
          <PlaygroundView {...data} />
        </main>
        <script id="playground-data" type="application/json" {...rawHtml(scriptJson(data))} />
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(page)}`;
}
