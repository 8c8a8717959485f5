import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hostHtml } from './fixtures/bare-page';
import { built, loadingWithPage, openBoot, snippet } from './fixtures/boot-page';
import { config } from './fixtures/cart';
import { picture, untilPainted, untilTaken } from './fixtures/early-paint';
import { ID, SKELETON } from './fixtures/product-form';

const WALLETS = ['shop_pay', 'paypal', 'venmo', 'google_pay', 'amazon_pay', 'buy_with_prime', 'facebook_pay'];

const withFiles = loadingWithPage(built('snippet-files.html'));

const form = (wallet: string) =>
  `<form>${ID}${hostHtml({ recommended: JSON.stringify(config(wallet)) }).replace('></', `>${SKELETON}</`)}</form>`;

/** Each wallet's button twice: with all the room that it needs, and with too little for a logo beside the words. */
const BODY = [400, 110]
  .map((width) => `<div style="inline-size:${width}px">${WALLETS.map((wallet) => form(wallet)).join('')}</div>`)
  .join('');

/** Which element draws the logo of each button, and where. */
const logosOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('shopify-accelerated-checkout > :first-child')].map((element) => {
      const button = element.shadowRoot!.querySelector('button')!;
      const logo = button.querySelector('img, svg')!;
      const { x, y, width, height } = logo.getBoundingClientRect();
      return { kind: logo.localName, box: [x, y, width, height], share: height / button.clientHeight };
    }),
  );

/** Opens the page with a snippet. @returns its logos as the snippet has drawn them, and as the widget has them */
async function logosWith(page: Page, holdWidget: () => Promise<() => void>, head: string) {
  const release = await holdWidget();
  await openBoot(page, BODY, head, {}, 'commit');
  await untilPainted(page);
  const early = await logosOf(page);
  release();
  await untilTaken(page);
  await untilPainted(page);
  return { early, final: await logosOf(page) };
}

test('logos in the snippet are drawn as inline SVG, with the place and size of the files, where a policy forbids all images', async ({
  page,
  holdWidget,
}) => {
  const files = await logosWith(page, holdWidget, withFiles);
  const policy = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`;
  const shapes = await logosWith(page, holdWidget, policy + snippet);
  const boxes = files.final.map(({ box }) => box);
  expect(boxes.every(([, , width]) => width! > 0)).toBe(true);
  for (const { early, final } of [files, shapes]) {
    expect(early.map(({ box }) => box)).toEqual(boxes);
    expect(final.map(({ box }) => box)).toEqual(boxes);
  }
  const all = [...shapes.early, ...shapes.final];
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['svg']));
  for (const { share } of all) expect(share).toBeCloseTo(0.52, 2);
});

test('a theme that gives colours and lines to all its drawings does not change the logos in the snippet', async ({
  page,
}) => {
  const pictureWith = async (style: string) => {
    await openBoot(page, BODY, snippet + style);
    await untilTaken(page);
    await untilPainted(page);
    return picture(page);
  };
  const plain = await pictureWith('');
  const styled = await pictureWith('<style>* { fill: red; stroke: red; stroke-width: 9px }</style>');
  expect(styled.equals(plain)).toBe(true);
});
