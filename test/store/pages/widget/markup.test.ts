import { describe, expect, test } from 'vitest';
import { cartOf, parse, product, request, the } from '../../test-support/page-fixtures';
import { cartPage, checkoutPage, homePage, productPage } from '../index';

type Cart = ReturnType<typeof cartOf>;
const PRODUCT = 'shopify-accelerated-checkout';
const CART = 'shopify-accelerated-checkout-cart';
const CHECKOUT = 'shopify-checkout-wallet-button';

const element = (html: string, name: string) => the(parse(html).querySelector(name));
const attributes = (html: string, name: string): Record<string, string | null> => {
  const host = element(html, name);
  return Object.fromEntries(host.getAttributeNames().map((attribute) => [attribute, host.getAttribute(attribute)]));
};
const productHtml = (path: string, handle = 'sencha', switches = '') =>
  productPage(product(handle), { ...request(path), switches: new URLSearchParams(switches) });
const cartHtml = (path: string, cart: Cart | null = cartOf('sencha')) => cartPage(cart, request(path, cart));
const json = (text: string | null | undefined) => JSON.parse(text!) as unknown;

const SHOPPER = {
  'access-token': '0123456789abcdef0123456789abcdef',
  'buyer-country': 'JP',
  'buyer-locale': 'ja',
  'buyer-currency': 'JPY',
};
const PLATFORM = { 'shop-id': '1', 'enabled-flags': '["a1d1f9a1"]' };

describe.each(['a', 'b'])('in theme %s', (theme) => {
  const SKELETON = 'shopify-payment-button__skeleton';

  test('a product has the platform’s element with its variants, the recommended wallet and skeletons', () => {
    const {
      recommended,
      fallback,
      'variant-params': variants,
      ...rest
    } = attributes(productHtml(`/?theme=${theme}`, 'kyusu'), PRODUCT);
    expect(rest).toEqual({ ...SHOPPER, ...PLATFORM });
    expect([recommended, json(fallback)]).toMatchObject(['null', { name: 'buy_it_now', supports_subs: true }]);
    expect(json(variants)).toEqual([44_001, 44_002, 44_003].map((id) => ({ id, requiresShipping: true })));
    const html = productHtml(`/?theme=${theme}&recommended=shop_pay`, 'teiki-bin');
    const params = { shopId: 1, merchantName: 'かるい茶舗', personalized: false };
    expect(json(attributes(html, PRODUCT)['recommended'])).toMatchObject({ name: 'shop_pay', wallet_params: params });
    expect(Array.from(element(html, PRODUCT).children, ({ className }) => className)).toEqual([
      'shopify-payment-button__button',
      `shopify-payment-button__more-options ${SKELETON}`,
    ]);
    const consent = element(html, `${PRODUCT} + small`);
    expect([
      consent.id,
      consent.className,
      consent.querySelectorAll('#shopify-subscription-policy-button').length,
    ]).toEqual(['shopify-buyer-consent', 'hidden', 1]);
  });

  test('a cart has the platform’s element with its wallets, a skeleton for each, and the facts of the cart', () => {
    const { 'wallet-configs': configs, ...rest } = attributes(
      cartHtml(`/cart?theme=${theme}&wallets=venmo,%20amazon_pay`),
      CART,
    );
    expect(rest).toEqual({ ...SHOPPER, ...PLATFORM, 'cart-id': 'c1-token?key=secret', 'requires-shipping': '' });
    expect(json(configs)).toMatchObject([{ name: 'venmo' }, { name: 'amazon_pay' }]);
    const sellingPlan = product('teiki-bin').sellingPlans[0]!;
    const planned = cartHtml(`/cart?theme=${theme}&layout=vertical`, cartOf('teiki-bin', { sellingPlan }));
    expect(attributes(planned, CART)).toMatchObject({ 'has-selling-plan': '' });
    expect(element(planned, CART).closest('.additional-checkout-buttons--vertical')).not.toBeNull();
    expect(
      element(planned, CART).querySelectorAll('.wallet-cart-grid--skeleton > .wallet-cart-button__skeleton'),
    ).toHaveLength(3);
    expect(attributes(cartHtml(`/cart?theme=${theme}`, cartOf('gift-ebook')), CART)).not.toHaveProperty(
      'requires-shipping',
    );
    expect(element(cartHtml(`/cart?theme=${theme}`, null), '#dynamic-checkout-cart').childNodes).toHaveLength(0);
    expect(attributes(cartHtml(`/cart?theme=${theme}&empty-host=1`, null), CART)).not.toHaveProperty('cart-id');
  });
});

test('a checkout has one wallet; any attribute of an element can be changed by the address', () => {
  const { 'wallet-config': config, ...rest } = attributes(
    checkoutPage(cartOf('sencha'), request('/checkouts/x?pci=1')),
    CHECKOUT,
  );
  expect(json(config)).toMatchObject({ name: 'shop_pay' });
  expect(rest).toEqual({ ...SHOPPER, 'cart-id': 'c1-token?key=secret', 'page-type': 'checkout', 'pci-enabled': '' });
  const changed = '?attr.buyer-currency=&attr.recommended={bad&attr.variant-params=%22%3Cb%3E%26';
  expect(attributes(productHtml(changed), PRODUCT)).toMatchObject({ recommended: '{bad', 'variant-params': '"<b>&' });
  expect(attributes(productHtml(changed), PRODUCT)).not.toHaveProperty('buyer-currency');
  expect(attributes(cartHtml('/cart?cart-attr.wallet-configs={bad'), CART)).toMatchObject({ 'wallet-configs': '{bad' });
});

const AT = 'http://store.test';
const OWN = 'client-id=karui-demo&merchant-id=KARUIDEMO&intent=capture';
const GOOGLE = `${AT}/store-assets/google-pay-simulator.js?sheet=/store-assets/google-pay-sheet.html`;

test('wallets take their vendor’s script, the simulator or none: as the store was opened, or as the address says', () => {
  const scripts: [wallet: string, switches: string, query: string, sdkUrl: string | undefined][] = [
    ['google_pay', '', '', undefined],
    ['google_pay', '', 'google-pay=real', 'https://pay.google.com/gp/p/js/pay.js'],
    ['google_pay', '', 'google-pay=off', `${AT}/store-assets/no-google-pay.js`],
    ['google_pay', 'google-pay=simulated', 'google-pay=expired', GOOGLE],
    ['paypal', '', '', `https://www.paypal.com/sdk/js?${OWN}`],
    ['venmo', 'paypal=simulated', '', `${AT}/__paypal/sdk/js?${OWN}`],
    ['paypal', 'paypal=simulated', 'paypal=off', undefined],
    ['paypal', '', 'paypal=real&client-id=A%26B', 'https://www.paypal.com/sdk/js?client-id=A%26B'],
    ['amazon_pay', '', '', undefined],
    ['amazon_pay', 'amazon-pay=simulated', '', `${AT}/__amazon/checkout.js?region=fe`],
    ['buy_with_prime', '', 'amazon-pay=off', `${AT}/store-assets/no-amazon.js`],
  ];
  for (const [wallet, switches, query, sdkUrl] of scripts) {
    const html = productHtml(`/?recommended=${wallet}&${query}`, 'sencha', switches);
    const { wallet_params: params } = json(attributes(html, PRODUCT)['recommended']) as {
      wallet_params: { sdkUrl?: string };
    };
    expect([wallet, switches, query, params.sdkUrl]).toEqual([wallet, switches, query, sdkUrl]);
  }
  const apple = (path: string, switches: string) =>
    productHtml(path, 'sencha', switches).includes('apple-pay-simulator.js');
  expect([apple('/', ''), apple('/', 'apple-pay=simulated'), apple('/?apple-pay=off', 'apple-pay=simulated')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('a page names receivers of telemetry where it is asked to', () => {
  const told = (query: string) => {
    const html = homePage(request(`/${query}`));
    const meta = parse(html).querySelector('meta[name="karui-telemetry"]')?.getAttribute('content');
    return meta ? (json(meta) as object) : null;
  };
  const events = `${AT}/__telemetry/events`;
  expect(told('')).toBeNull();
  expect(told('?telemetry=on&stage=development&errors-need-consent=1')).toMatchObject({
    events,
    errors: { notify: `${AT}/__telemetry/errors/notify`, apiKey: '0123456789abcdef0123456789abcdef' },
    stage: 'development',
    errorsNeedConsent: true,
  });
  expect(told('?telemetry=on&histograms=explicit')).toMatchObject({ histograms: 'explicit' });
  expect(told('?telemetry=events')).toEqual({ events, stage: 'production' });
});

test('under a content policy whatever runs or styles has the nonce, and no attribute has code or style', () => {
  const strict = (path: string) => ({ ...request(path, cartOf('teiki-bin')), nonce: 'n0nce' });
  for (const html of [
    homePage(strict('/?hostile=object')),
    productPage(product('teiki-bin'), strict('/?theme=a&block-size=50&boot=module')),
    productPage(product('teiki-bin'), strict('/?theme=b&block-size=50')),
    cartPage(cartOf('sencha'), strict('/cart?widget=off')),
    checkoutPage(cartOf('sencha'), strict('/checkouts/x')),
  ]) {
    const all = [...parse(html).querySelectorAll('*')];
    const bare = all.filter(
      (one) =>
        /^(SCRIPT|STYLE)$/.test(one.tagName) &&
        !one.getAttribute('type')?.endsWith('json') &&
        one.getAttribute('nonce') !== 'n0nce',
    );
    const coded = all.filter((one) =>
      one.getAttributeNames().some((name) => name === 'style' || name.startsWith('on')),
    );
    expect([...bare, ...coded].map(({ outerHTML }) => outerHTML)).toEqual([]);
  }
});
