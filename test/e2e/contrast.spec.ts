import type { Locator } from '@playwright/test';
import { wallets } from '../../src/widget/wallets';
import { contrast, EDGE, edgeContrast, readColour, TEXT } from '../button/contrast';
import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { config } from './fixtures/cart';

const PAGES = { light: ['#fff', '#222'], dark: ['#121212', '#eee'], grey: ['#808080', '#000'] } as const;
const ids = Object.keys(wallets).filter((id) => id !== 'more_options');

/** A form for each wallet, on a background of its own. */
const sectionHtml = (scheme: keyof typeof PAGES) => {
  const [background, color] = PAGES[scheme];
  const forms = ids.map((id) => formHtml(hostHtml({ recommended: JSON.stringify(config(id)) })));
  return `<section id="${scheme}" style="background:${background};color:${color}">${forms.join('')}</section>`;
};

/** The colours that a control has now. */
const coloursOf = (control: Locator) =>
  control.evaluate((element) => {
    const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
    const words = getComputedStyle(element.querySelector('span') ?? element).color;
    const hasLine = borderTopWidth !== '0px' && borderTopColor !== 'rgba(0, 0, 0, 0)';
    return { color, words, backgroundColor, hasLine, border: hasLine ? borderTopColor : backgroundColor };
  });

test('on a light page, a dark and a grey one, each button’s text can be read and its edge is seen, with a line only where it needs one', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, { ApplePaySession: { supportsVersion: () => true, canMakePayments: () => true } }),
  );
  await gotoBare(page, sectionHtml('light') + sectionHtml('dark') + sectionHtml('grey'));
  for (const [scheme, [pageColour]] of Object.entries(PAGES)) {
    for (const id of ids) {
      const control = page.locator(`#${scheme} ${wallets[id as keyof typeof wallets].element} button`).first();
      const { color, words, backgroundColor, hasLine, border } = await coloursOf(control);
      const background = readColour(backgroundColor);
      expect(hasLine, `${id}, ${scheme}: line`).toBe(contrast(readColour(pageColour), background) < EDGE);
      if (hasLine) expect(border, `${id}, ${scheme}: line`).toBe(color);
      for (const text of [color, words])
        expect(contrast(readColour(text), background), `${id}, ${scheme}: text`).toBeGreaterThanOrEqual(TEXT);
      expect(
        edgeContrast(readColour(pageColour), background, readColour(border)),
        `${id}, ${scheme}: edge`,
      ).toBeGreaterThanOrEqual(EDGE);
    }
    const link = await coloursOf(page.locator(`#${scheme} more-payment-options-link a`).first());
    expect(contrast(readColour(link.color), readColour(pageColour)), `${scheme}: link`).toBeGreaterThanOrEqual(TEXT);
  }
});
