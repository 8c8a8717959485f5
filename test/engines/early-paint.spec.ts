import { hostHtml } from '../e2e/fixtures/bare-page';
import { built, loadingWithPage, snippet } from '../e2e/fixtures/boot-page';
import { config } from '../e2e/fixtures/cart';
import { ID } from '../e2e/fixtures/product-form';
import type { EnginePage } from './engine-page';
import { expect, test } from './fixtures';
import { until } from './until';

/** Keeps what the snippet puts into the head, the widget's script and what is asked for beside it, until the page's own `come` is called. */
const HELD = `<script>{
  const kept = [];
  document.head.appendChild = (node) => (kept.push(node), node);
  window.come = () => { for (const node of kept) Element.prototype.appendChild.call(document.head, node); };
}</script>`;

const form = (wallet: string) => {
  const host = hostHtml({ recommended: JSON.stringify(config(wallet)) });
  // Without the engine's own round corners, which WebKit smooths anew where it paints beside them.
  return `<form>${ID}<button style="border: 0">カートに入れる</button>${host.replace('></', '><div class="shopify-payment-button__skeleton">&nbsp;</div></')}</form>`;
};

const pageWith = (head: string) =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>early</title>${HELD}${head}</head><body>${form('shop_pay')}${form('facebook_pay')}</body></html>`;

/** Runs in a page: whether the snippet or the widget has painted both hosts, null until their logos are there. */
const painted = (by: 'snippet' | 'widget') => {
  const hosts = [...document.querySelectorAll('shopify-accelerated-checkout')];
  const buttons = hosts.map((host) => host.firstElementChild!);
  const logos = buttons.map((one) => one.shadowRoot?.querySelector('img, svg'));
  const isDone = (logo?: Element | null) =>
    // An `alt` text means that the logo is shown: until then the button shows the name.
    logo instanceof HTMLImageElement ? logo.complete && logo.naturalWidth > 0 && logo.alt !== '' : !!logo;
  const isTheirs = buttons.every((one) => one.hasAttribute('access-token') === (by === 'widget'));
  return isTheirs && logos.every(isDone) ? buttons.map(({ localName }) => localName) : null;
};

/** Runs in a page: the box of each logo. */
const boxes = () =>
  [...document.querySelectorAll('shopify-accelerated-checkout > :first-child')].map((one) => {
    const { x, y, width, height } = one.shadowRoot!.querySelector('img, svg')!.getBoundingClientRect();
    return [x, y, width, height].map((edge) => Math.round(edge * 10) / 10);
  });

interface Noted extends Window {
  first?: Node[];
}

/** Runs in a page: whether the elements and buttons of both wallets are those of the first call, which remembers them. */
const areTheSame = () => {
  const page = window as Noted;
  const nodes = [...document.querySelectorAll('shopify-accelerated-checkout > :first-child')].flatMap((one) => [
    one,
    one.shadowRoot!.querySelector('button')!,
  ]);
  const first = (page.first ??= nodes);
  return nodes.length === 4 && nodes.every((node, at) => node === first[at]);
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

const BOTH = ['shop-pay-wallet-button', 'shopify-facebook-pay-button'];

/** Opens the page with a snippet and lets the widget come. @returns its pictures before and after, and where the logos are */
async function beforeAndAfter(shopper: EnginePage, page: string) {
  await shopper.goto(page);
  expect(await until(shopper, 'the early paint', painted, 'snippet')).toEqual(BOTH);
  const before = await stillPicture(shopper);
  expect(await shopper.evaluate(areTheSame, null)).toBe(true);
  await shopper.evaluate(() => void (window as unknown as { come(): void }).come(), null);
  expect(await until(shopper, 'the widget', painted, 'widget')).toEqual(BOTH);
  expect(await shopper.evaluate(areTheSame, null), 'the widget takes over the very nodes').toBe(true);
  return { before, after: await stillPicture(shopper), logos: await shopper.evaluate(boxes, null) };
}

test('no pixel of two wallets changes when the widget comes, and logos in the snippet stand where files do', async ({
  shopper,
  ownPage,
}) => {
  const files = await beforeAndAfter(shopper, ownPage(pageWith(loadingWithPage(built('snippet-files.html')))));
  expect(files.after).toBe(files.before);
  const shapes = await beforeAndAfter(shopper, ownPage(pageWith(snippet)));
  expect(shapes.after).toBe(shapes.before);
  expect(shapes.logos).toEqual(files.logos);
});
