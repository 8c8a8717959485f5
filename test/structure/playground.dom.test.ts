import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readCartAttributes } from '../../src/markup/shown-in-cart';
import { rowWidth } from '../../src/host/cart-host';
import { readProductAttributes, type WalletConfig } from '../../src/markup/host-attributes';
import { wallets } from '../../src/widget/wallets';
import { copiedTexts } from '../store/playground/copied-texts';
import { BUY_DEFAULTS, DEFAULTS, LIMITS, WIDGET_DEFAULTS, type Playground } from '../store/playground/state';
import { walletChoices, walletNames } from '../store/playground/wallet-choices';

const css = (file: string) => readFileSync(resolve(import.meta.dirname, '../../src', file), 'utf8');

test('the playground has every wallet of the table except the link, under its brand’s name', () => {
  const ours = Object.entries(wallets).filter(([name]) => name !== 'more_options');
  expect(walletNames).toEqual(ours.map(([name]) => name));
  const branded = ours.filter(([, { label }]) => label);
  expect(walletNames.filter((name) => walletChoices[name].hasLogo)).toEqual(branded.map(([name]) => name));
  for (const [name, { label }] of branded) expect(walletChoices[name as keyof typeof walletChoices].label).toBe(label);
});

test('the playground has the same limits and defaults as the widget’s style sheets', () => {
  const [button, grid, light] = [css('button/button.css'), css('host/grid.css'), css('button/light.css')];
  const { height, radius, gap } = WIDGET_DEFAULTS;
  const [least, most] = LIMITS.height;
  expect(button).toContain(
    `clamp(${least}px, var(--shopify-accelerated-checkout-button-block-size, ${height.product}px), ${most}px)`,
  );
  expect(grid).toContain(`--shopify-accelerated-checkout-button-block-size, ${height.stacked}px)`);
  expect(grid).toContain(`--shopify-accelerated-checkout-button-inline-size, ${height.cart}px)`);
  expect(button).toContain(
    'border-radius: var(--karui-radius, var(--shopify-accelerated-checkout-button-border-radius));',
  );
  expect([radius.product, radius.cart, radius.stacked]).toEqual([0, 4, 4]);
  expect(grid).toContain(`--shopify-accelerated-checkout-button-border-radius, ${radius.cart}px)`);
  expect(grid).toContain(`--shopify-accelerated-checkout-row-gap, ${gap.cart}px)`);
  expect(grid).toContain(`--shopify-accelerated-checkout-inline-alignment, ${DEFAULTS.align})`);
  expect(light).toContain(`background: ${BUY_DEFAULTS.buy};\n  color: #fff;`);
  expect(BUY_DEFAULTS.text).toBe('#ffffff');
  const row = walletNames.slice(0, 6);
  expect([rowWidth(row.slice(1)), rowWidth(row)]).toEqual([expect.not.stringContaining('9999'), '9999.02px']);
});

/** A copied markup with something in the place of each word in capitals, in the page. */
function pasted(state: Playground): Element {
  const markup = copiedTexts(state).markup.replaceAll(/\b(?:VARIANT_ID|GOOGLE_JWT_EXPIRES_AT)\b/g, '44001');
  document.body.innerHTML = markup;
  return document.querySelector('shopify-accelerated-checkout, shopify-accelerated-checkout-cart')!;
}

const named = (config: WalletConfig | null) => config && config.name;

test('the widget reads what the playground gives to copy', () => {
  for (const name of walletNames.filter((one) => one !== 'buy_it_now')) {
    const product = pasted({ ...DEFAULTS, recommended: name, fallback: name });
    const read = readProductAttributes((attribute) => product.getAttribute(attribute));
    expect([named(read.recommended), named(read.fallback)]).toEqual([name, name]);
    expect(read.variants).toEqual([{ id: 44001, requiresShipping: true }]);
    expect(read.accessToken).toBe('TOKEN');
  }
  const alone = pasted({ ...DEFAULTS, recommended: null });
  expect(readProductAttributes((attribute) => alone.getAttribute(attribute)).recommended).toBe(null);
  for (const place of ['cart', 'stacked'] as const) {
    const cart = pasted({ ...DEFAULTS, place, wallets: walletNames });
    const { configs } = readCartAttributes(
      (attribute) => cart.getAttribute(attribute),
      (error) => expect.fail(String(error)),
    );
    expect(configs.map(named)).toEqual(walletNames);
  }
});
