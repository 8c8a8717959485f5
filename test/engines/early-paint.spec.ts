import { hostHtml } from '../e2e/fixtures/bare-page';
import { snippet } from '../e2e/fixtures/boot-page';
import { config } from '../e2e/fixtures/cart';
import { ID } from '../e2e/fixtures/product-form';
import type { EnginePage } from './engine-page';
import { expect, test } from './fixtures';
import { until } from './until';

/** Keeps the widget's script, which the snippet puts into the head, until the page's own `come` is called. */
const HELD = `<script>document.head.appendChild = (script) => (window.come = () => Element.prototype.appendChild.call(document.head, script))</script>`;

const form = (wallet: string) => {
  const host = hostHtml({ recommended: JSON.stringify(config(wallet)) });
  return `<form>${ID}<button>カートに入れる</button>${host.replace('></', '><div class="shopify-payment-button__skeleton">&nbsp;</div></')}</form>`;
};

const PAGE = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>early</title>${HELD}${snippet}</head><body>${form('shop_pay')}${form('facebook_pay')}</body></html>`;

/** Runs in a page: whether the snippet or the widget has painted both hosts, null until their logos are there. */
const painted = (by: 'snippet' | 'widget') => {
  const hosts = [...document.querySelectorAll('shopify-accelerated-checkout')];
  const buttons = hosts.map((host) => host.firstElementChild!);
  const logos = buttons.map((one) => one.shadowRoot?.querySelector('img'));
  // Its words say that it is shown: until then the name stands there.
  const isDone = (image?: HTMLImageElement | null) => !!image?.complete && image.naturalWidth > 0 && image.alt !== '';
  const isTheirs = buttons.every((one) => one.hasAttribute('access-token') === (by === 'widget'));
  return isTheirs && logos.every(isDone) ? buttons.map(({ localName }) => localName) : null;
};

/** How often in a row the same picture is taken before it counts: WebKit draws a logo some frames after it has loaded. */
const STILL = 5;

/** The picture of a page in which nothing changes any more. */
async function stillPicture(shopper: EnginePage): Promise<string> {
  let last = await shopper.picture();
  for (let same = 1; same < STILL;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const next = await shopper.picture();
    same = next === last ? same + 1 : 1;
    last = next;
  }
  return last;
}

test('no pixel of two wallets changes when the widget comes', async ({ shopper, ownPage }) => {
  await shopper.goto(ownPage(PAGE));
  const both = ['shop-pay-wallet-button', 'shopify-facebook-pay-button'];
  expect(await until(shopper, 'the early paint', painted, 'snippet')).toEqual(both);
  const before = await stillPicture(shopper);
  await shopper.evaluate(() => void (window as unknown as { come(): void }).come(), null);
  expect(await until(shopper, 'the widget', painted, 'widget')).toEqual(both);
  expect(await stillPicture(shopper)).toBe(before);
});
