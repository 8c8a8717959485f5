import { test as onApple } from './fixtures/apple-pay';
import { testsAll } from '../combinations';
import { expect, test } from './fixtures';
import { fillCart, SENCHA } from './fixtures/cart';
import { beforeAndAfter, picture } from './fixtures/early-paint';

const WALLETS = [
  'shop_pay',
  'paypal',
  'venmo',
  'google_pay',
  'amazon_pay',
  'buy_with_prime',
  'facebook_pay',
  'apple_pay',
  '',
  'nobodys_pay',
];

/** Other markup that a product page may have, on both themes. */
const PRODUCTS = [
  'sencha?recommended=shop_pay&block-size=25',
  'sencha?recommended=shop_pay&block-size=55',
  'sencha?recommended=shop_pay&block-size=90',
  'sencha?attr.recommended=null',
  'sencha?attr.recommended=%7B%22name%22%3A%22shop_pay%22%2C%22supports_subs%22%3Afalse%7D',
  'teiki-bin?recommended=shop_pay',
  'kadai-box?attr.recommended=%7B%22name%22%3A%22shop_pay%22%2C%22supports_subs%22%3Afalse%7D',
  'kyusu?recommended=shop_pay&variant=44003',
  'kyusu?variant=44003',
  'sencha?recommended=shop_pay&variant=41002&without=41002',
  'sencha?attr.fallback=%7B%22name%22%3A%22paypal%22%7D&recommended=apple_pay',
];

const CARTS = Array.from({ length: 7 }, (_, index) => `wallets=${WALLETS.slice(0, index + 1).join(',')}`).flatMap(
  (wallets) => [wallets, `${wallets}&layout=vertical`],
);

const same = async (page: Parameters<typeof beforeAndAfter>[0], hold: () => Promise<() => void>, paths: string[]) => {
  const different: string[] = [];
  for (const path of paths) {
    const [before, after] = await beforeAndAfter(page, hold, path);
    if (!before.equals(after)) different.push(path);
  }
  expect(different, 'pages that changed when the widget came').toEqual([]);
};

/** Width and height of the window. In a wide window a whole page fits; otherwise the window is enlarged for each picture. */
const WINDOWS = [
  [390, 1000],
  [1280, 1450],
] as const;
const THEMES = ['a', 'b', 'hostile'] as const;

/** In `npm test` a few pages stand for all: each wallet on one theme, each other markup on another. */
const some = <T>(all: readonly T[], at: number, of: number): readonly T[] =>
  testsAll ? all : all.filter((_, index) => index % of === at);

for (const [at, theme] of THEMES.entries()) {
  for (const [width, height] of testsAll ? WINDOWS : [WINDOWS[at % 2]!]) {
    test(`no pixel of a product page changes when the widget comes, on theme ${theme} at ${width} px`, async ({
      page,
      holdWidget,
    }) => {
      await page.setViewportSize({ width, height });
      const wallets = some(WALLETS, at, 3).map((name) => `sencha?recommended=${name}`);
      const others = theme === 'hostile' ? [] : some(PRODUCTS, at, 2);
      await same(
        page,
        holdWidget,
        [...wallets, ...others].map((path) => `/products/${path}&theme=${theme}`),
      );
    });
  }
}

for (const [at, [width, height]] of WINDOWS.entries()) {
  test(`no pixel of a cart changes when the widget comes, at ${width} px`, async ({ page, holdWidget }) => {
    await page.setViewportSize({ width, height });
    await fillCart(page, SENCHA);
    const theme = width === 390 ? 'a' : 'b';
    const onHostile = `${CARTS[4 + at]}&theme=hostile`;
    const carts = some(CARTS, at, 4).map((query) => `${query}&theme=${theme}`);
    await same(
      page,
      holdWidget,
      [...carts, onHostile].map((query) => `/cart?${query}`),
    );
  });
}

test('no pixel changes with forced colours, with reduced motion and on a dark ground', async ({ page, holdWidget }) => {
  await fillCart(page, SENCHA);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const paths = ['/products/sencha?recommended=paypal&theme=b', '/cart?wallets=shop_pay,paypal,venmo'];
  await same(page, holdWidget, paths);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
  await page.route('**/theme-a.css', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `${await answer.text()} body { background: #111 !important; color: #eee }`,
    });
  });
  await same(page, holdWidget, [
    '/products/sencha?recommended=google_pay&theme=a',
    '/cart?theme=a&wallets=shop_pay,paypal',
  ]);
});

onApple('no pixel of Apple Pay’s button changes, on a light ground and on a dark one', async ({ page, holdWidget }) => {
  await fillCart(page, SENCHA);
  const eight = WALLETS.slice(0, 8).join();
  const paths = [
    '/products/sencha?recommended=apple_pay&theme=a',
    '/cart?theme=a&wallets=apple_pay,shop_pay',
    `/cart?theme=a&wallets=${eight}`,
  ];
  await same(page, holdWidget, paths);
  await page.route('**/theme-a.css', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `${await answer.text()} body { background: #111 !important; color: #eee }`,
    });
  });
  await same(page, holdWidget, paths);
});

test('logos in the snippet are there in the first frame, and stay when the widget comes', async ({
  page,
  holdWidget,
}) => {
  await fillCart(page, SENCHA);
  const files: string[] = [];
  page.on('request', (request) => void (/\/logos\//.test(request.url()) && files.push(request.url())));
  await same(page, holdWidget, [
    '/products/sencha?recommended=shop_pay&boot=painted&theme=a',
    '/cart?wallets=shop_pay,amazon_pay,facebook_pay&boot=painted&theme=b',
  ]);
  expect(files).toEqual([]);
});

test('the comparison of pictures finds one pixel that is a little darker', async ({ page, gotoProduct }) => {
  await gotoProduct('sencha');
  await page.evaluate(() => {
    const dot = document.body.appendChild(document.createElement('i'));
    dot.style.cssText = 'position:absolute;inset:500px auto auto 300px;inline-size:1px;block-size:1px';
    dot.style.background = 'var(--dot)';
  });
  const dotted = async (shade: number) => {
    await page.evaluate((value) => document.body.style.setProperty('--dot', value), `rgb(${shade} 100 100)`);
    return picture(page);
  };
  const before = await dotted(100);
  expect(before.equals(await dotted(100))).toBe(true);
  expect(before.equals(await dotted(99))).toBe(false);
});
