/** @jsxImportSource preact */
import type { Product } from '../shop/catalog';
import type { PageRequest } from './page-request';
import { blockSize } from './widget/ancestor-style';
import { hasDrawer } from './cart/cart-drawer';
import { contentPolicyStyle } from './content-policy-style';
import type { PageType } from './page-type';
import { PlatformScript } from './widget/platform-script';
import { PlatformSheet } from './widget/platform-sheet';
import { PaymentScripts, SkeletonsOnly } from './widget/payment-scripts';
import { rawHtml } from './raw-html';
import { readSwitch } from './read-switch';
import { scriptJson } from './script-json';
import { storeGlobals } from './store-globals';
import { styleSheetOf } from './style-sheet-of';
import { TelemetryMeta } from './telemetry/telemetry-meta';
import { SHOP_NAME } from './widget/wallet-params';

interface Props {
  req: PageRequest;
  title: string;
  pageType: PageType;
  product?: Product;
  /** A script that asks for the widget, on a page that is not the theme's but has a wallet button. */
  ownButton?: string;
}

/** `?hostile=1`: an old library that changes arrays and elements; `?hostile=object`: one that also adds to every object. */
function OldLibrary({ url, nonce }: PageRequest) {
  const asked = url.searchParams.get('hostile');
  if (asked !== '1' && asked !== 'object') return null;
  return (
    <>
      <script src="/store-assets/old-library.js" nonce={nonce} />
      {asked === 'object' && <script src="/store-assets/older-library.js" nonce={nonce} />}
    </>
  );
}

/** What the platform says about a page of the theme: as globals and as JSON. */
function Globals({ req, pageType, product }: Pick<Props, 'req' | 'product'> & { pageType: NonNullable<PageType> }) {
  const cartType = pageType === 'cart' ? 'cart_page' : hasDrawer(req, pageType) ? 'cart_ajax' : null;
  return (
    <>
      <script nonce={req.nonce} {...rawHtml(storeGlobals(req, pageType, cartType, product))} />
      <script id="shop-js-analytics" type="application/json" {...rawHtml(scriptJson({ pageType }))} />
    </>
  );
}

/**
 * For devices without Apple Pay: the simulator, which has to run before the widget, and the sheet that it shows. With `?apple-pay=sdk` the
 * widget loads the simulator as Apple's script.
 */
export function SimulatedApplePay(req: PageRequest) {
  const asked = readSwitch(req, 'apple-pay');
  if (asked !== 'simulated' && asked !== 'sdk') return null;
  const { nonce } = req;
  return (
    <>
      {asked === 'simulated' && <script src="/store-assets/apple-pay-simulator.js" nonce={nonce} />}
      <script type="module" src="/store-assets/apple-pay-sheet.js" nonce={nonce} />
    </>
  );
}

/** The simulated client of delivery promises, which a platform's page brings along; `?promise=late` brings it after 2.6 s. */
function PromiseClient({ req }: { req: PageRequest }) {
  const asked = readSwitch(req, 'promise');
  if (asked !== 'simulated' && asked !== 'late') return null;
  const after = asked === 'late' ? '?after=2600' : '';
  return (
    <script
      async
      src={`/store-assets/shop-promise.js${after}`}
      data-source-attribution="shopify.shop-promise-pdp"
      nonce={req.nonce}
    />
  );
}

/** The simulated Customer Privacy API, by what `?privacy=` calls it. */
const PRIVACY: Readonly<Record<string, string>> = {
  on: '',
  banner: '?banner=1',
  late: '?after=600',
  broken: '?broken=1',
};

function PrivacyLibrary({ req }: { req: PageRequest }) {
  const query = PRIVACY[readSwitch(req, 'privacy') ?? ''];
  return query === undefined ? null : (
    <script src={`/store-assets/consent-tracking-api.js${query}`} nonce={req.nonce} />
  );
}

/**
 * What the theme's developer pastes: the widget's snippet, or, with `?widget=off`, the style of the skeletons, or nothing, with `none`. Where the platform does not
 * name the style sheet in a header, a line before the snippet does it, as server.md says: the style sheet does not wait for the snippet.
 */
function Buttons({ req, isFirst, areThere }: { req: PageRequest; isFirst: boolean; areThere: boolean }) {
  const asked = req.url.searchParams.get('widget');
  if (asked === 'none') return null;
  if (asked === 'off') return <SkeletonsOnly {...req} />;
  return (
    <>
      {isFirst && req.theme !== 'b' && <link rel="preload" href={styleSheetOf(req.theme)} as="style" />}
      <PaymentScripts req={req} hasButtons={areThere} />
    </>
  );
}

/**
 * The head of every page. Only pages of the theme, and those with a button of their own, have the widget, before the style
 * sheets, or after them with `?snippet=last`.
 */
export function Head({ req, title, pageType, product, ownButton }: Props) {
  const { nonce } = req;
  const hasWidget = pageType !== null || ownButton !== undefined;
  const areThere = pageType === 'product' || pageType === 'cart' || ownButton !== undefined;
  const isLast = readSwitch(req, 'snippet') === 'last';
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} | ${SHOP_NAME}`}</title>
      {hasWidget && <TelemetryMeta req={req} />}
      {hasWidget && <SimulatedApplePay {...req} />}
      <OldLibrary {...req} />
      <link rel="icon" href="/store-assets/art/mark.svg" type="image/svg+xml" />
      {hasWidget && !isLast && <Buttons req={req} isFirst areThere={areThere} />}
      {pageType && <PlatformSheet req={req} />}
      {pageType && <PlatformScript req={req} />}
      <link rel="stylesheet" href={styleSheetOf(req.theme)} />
      {nonce && <style nonce={nonce} {...rawHtml(contentPolicyStyle(blockSize(req.url)))} />}
      {pageType && <Globals req={req} pageType={pageType} {...(product && { product })} />}
      {pageType && <PromiseClient req={req} />}
      {pageType && <PrivacyLibrary req={req} />}
      {hasWidget && isLast && <Buttons req={req} isFirst={false} areThere={areThere} />}
      {ownButton && <script nonce={nonce} {...rawHtml(ownButton)} />}
      <script type="module" src={`/store-assets/theme-${req.theme}.js`} nonce={nonce} />
      {readSwitch(req, 'panel') !== 'off' && <script type="module" src="/store-assets/panel.js" nonce={nonce} />}
    </head>
  );
}
