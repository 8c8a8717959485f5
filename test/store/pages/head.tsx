/** @jsxImportSource preact */
import type { Product } from '../catalog';
import type { PageRequest } from '../page-request';
import type { PageType } from './page-type';
import { scriptJson } from './script-json';
import { skeletonStyle } from './skeleton-style';
import { CLEANUP, CLEANUP_NOMODULE, storeGlobals } from './store-globals';
import { SHOP_NAME } from './wallet-config';

const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

interface Props {
  req: PageRequest;
  title: string;
  pageType: PageType;
  product?: Product;
}

/** What the platform puts into the head for the buttons: the skeleton's style, the clean-up, and a module that holds up nothing. */
function PaymentButtons({ version, url }: PageRequest) {
  const style = skeletonStyle(version);
  return (
    <>
      {style && <style id="shopify-accelerated-checkout-styles" {...raw(style)} />}
      <script {...raw(CLEANUP)} />
      {url.searchParams.get('widget') !== 'off' && (
        <script
          type="module"
          crossorigin="anonymous"
          src={`/karui/${version}/wallets.js`}
          {...{ onerror: 'portableWalletsCleanup()' }}
        />
      )}
      <script noModule {...raw(CLEANUP_NOMODULE)} />
    </>
  );
}

/** The head of every page. `?widget=off` leaves the widget's script out and the skeletons as they are; pages that are not the theme's (no page type) never have it. */
export function Head({ req, title, pageType, product }: Props) {
  const theme = `/store-assets/theme-${req.theme}`;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} | ${SHOP_NAME}`}</title>
      <link rel="icon" href="/store-assets/art/mark.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={`${theme}.css`} />
      {pageType && (
        <>
          <script {...raw(storeGlobals(req, pageType, product))} />
          <script id="shop-js-analytics" type="application/json" {...raw(scriptJson({ pageType }))} />
          <PaymentButtons {...req} />
        </>
      )}
      <script type="module" src={`${theme}.js`} />
      <script type="module" src="/store-assets/panel.js" />
    </head>
  );
}
