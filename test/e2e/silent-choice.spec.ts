import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { parts } from './fixtures/widget';

const VARIANTS =
  '<select name="id" hidden><option value="">-<option value="43001">データ<option value="41001">箱</select>';

test('a swatch that sets the field of variants without an event counts for the buttons', async ({ page }) => {
  await gotoBare(
    page,
    `<ul><li>データ<li>箱</ul><form>${VARIANTS}${hostHtml({})}</form>
    <script>
      document.querySelector('ul').addEventListener('click', ({ target }) => {
        document.querySelector('[name=id]').selectedIndex = 1 + [...document.querySelectorAll('li')].indexOf(target);
      });
    </script>`,
  );
  const button = page.locator('shopify-buy-it-now-button > button');
  await expect(button).toBeDisabled();
  await page.getByText('データ').first().click();
  await expect(button).toBeEnabled();
  await expect(parts(page).host).not.toHaveAttribute('requires-shipping');
  await page.getByText('箱').first().click();
  await expect(parts(page).host).toHaveAttribute('requires-shipping', '');
});

test('a form that is set back counts for the buttons', async ({ page }) => {
  await gotoBare(
    page,
    `<form>${VARIANTS.replace('hidden', 'aria-label="サイズ"')}${hostHtml({})}<button type="reset">選び直す</button></form>`,
  );
  const button = page.locator('shopify-buy-it-now-button > button');
  await page.getByLabel('サイズ').selectOption('箱');
  await expect(button).toBeEnabled();
  await page.getByText('選び直す').click();
  await expect(button).toBeDisabled();
});
