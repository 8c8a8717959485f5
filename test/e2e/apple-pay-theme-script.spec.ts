import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../whole-browser';
import { walletParams } from '../store/pages/widget/wallet-params';
import { expect, test } from './fixtures/apple-pay';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { config } from './fixtures/cart';
import { loaded, untilSheetOpens } from './fixtures/wait';

/** The theme's own script of Apple's, at the address that Apple recommends. */
const THEME_SCRIPT = '<script src="/__apple/jsapi/1.latest/apple-pay-sdk.js" crossorigin></script>';

const form = formHtml(
  hostHtml({ recommended: JSON.stringify({ ...config('apple_pay'), wallet_params: walletParams.apple_pay }) }),
);

/** A component whose open shadow root holds this. */
const inShadowRoot = (html: string) =>
  `<shadow-host><template shadowrootmode="open">${html}</template>${form}</shadow-host>`;

/** Opens what there is to open. */
const OPEN = `<script>
  for (const root of [document, ...[...document.querySelectorAll('shadow-host')].map((host) => host.shadowRoot)]) {
    root.querySelector('dialog:not(#closed *)')?.showModal();
    root.querySelector('[popover]:not(#closed *)')?.showPopover();
  }
</script>`;

/** Opens a page of a theme with Apple's script, until a press can open the sheet. */
async function openPage(page: Page, html: string): Promise<void> {
  await gotoBare(page, html + OPEN, THEME_SCRIPT);
  await page.getByRole('button', { name: 'Apple Pay' }).hover();
  await untilSheetOpens(page);
  await loaded(page, 'apple-pay.js', 'press.js');
}

test.use({ applePayOptions: { present: false } });

for (const [where, html, shownAs] of [
  ['the page', form, 'modal'],
  [
    'the page beside a closed dialog and a closed popover',
    `${form}<div id=closed><dialog></dialog><p popover></p></div>`,
    'modal',
  ],
  ['a modal dialog', `<dialog>${form}</dialog>`, 'window'],
  ['a popover', `<div popover="manual">${form}</div>`, 'window'],
  ['a modal dialog in a shadow root', inShadowRoot(`<dialog>${form}</dialog>`), 'window'],
  ['a popover in a shadow root', inShadowRoot(`<div popover="manual">${form}</div>`), 'window'],
  ['a slot of a modal dialog', inShadowRoot('<dialog><slot></slot></dialog>'), 'window'],
  ['a slot of a popover', inShadowRoot('<div popover="manual"><slot></slot></div>'), 'window'],
] as const)
  test(
    `where the theme has Apple’s script, a press in ${where} shows the code as a ${shownAs}`,
    { tag: WHOLE_BROWSER },
    async ({ page, context, applePay }) => {
      await openPage(page, html);
      const button = page.getByRole('button', { name: 'Apple Pay' });
      const opening = shownAs === 'window' ? context.waitForEvent('page') : undefined;
      await button.click();
      const code = (await opening) ?? page;
      await code.locator('[data-act=scan]').click();
      await applePay.until('ready');
      await applePay.user.cancel();
      await applePay.until('cancelled');
      await expect(button).toBeEnabled();
    },
  );

test('where the theme has Apple’s script, a scan that comes late makes the order: its time counts from then on', async ({
  page,
  applePay,
}) => {
  await page.addInitScript(() => void (window.applePaySdkOptions = { merchant: 'after the scan' }));
  await page.clock.install();
  await openPage(page, form);
  await page.getByRole('button', { name: 'Apple Pay' }).click();
  await loaded(page, 'order.js');
  await page.clock.fastForward(60_000);
  await applePay.user.scan();
  await applePay.until('ready');
});
