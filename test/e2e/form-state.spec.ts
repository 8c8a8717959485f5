import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { refuseCarts } from './fixtures/refuse-carts';
import { ID } from './fixtures/product-form';
import { untilIdle, warm } from './fixtures/wait';
import { parts } from './fixtures/widget';

const BUTTON = 'shopify-buy-it-now-button > button';
/** A book that is not sent, and a box that is. */
const VARIANTS =
  '<select name="id" aria-label="サイズ"><option value="">-<option value="new">新<option value="43001">データ<option value="41001">箱</select>';

test('the variant decides whether the button can be pressed and whether anything is sent, however it is chosen', async ({
  page,
}) => {
  await gotoBare(
    page,
    `<ul><li>-<li>新<li>データ<li>箱</ul><form>${VARIANTS}${hostHtml({})}<button type="reset">選び直す</button></form>
    <script>
      document.querySelector('ul').addEventListener('click', ({ target }) => {
        document.querySelector('[name=id]').selectedIndex = [...document.querySelectorAll('li')].indexOf(target);
      });
    </script>`,
  );
  const { host } = parts(page);
  const button = page.locator(BUTTON);
  const wallet = page.locator('shopify-buy-it-now-button');
  const swatch = (name: string) => page.locator('li', { hasText: name }).click();
  await expect(button).toBeDisabled();
  await test.step('a swatch that sets the field without an event counts', async () => {
    await swatch('データ');
    await expect(button).toBeEnabled();
    await expect(host).not.toHaveAttribute('requires-shipping');
    await expect(wallet).not.toHaveAttribute('requires-shipping');
    await swatch('箱');
    await expect(host).toHaveAttribute('requires-shipping', '');
    await expect(wallet).toHaveAttribute('requires-shipping', '');
    await swatch('新');
    await expect(button).toBeDisabled();
  });
  await test.step('an event counts, and so does a form that is set back', async () => {
    await page.getByLabel('サイズ').selectOption('箱');
    await expect(button).toBeEnabled();
    await page.getByText('選び直す').click();
    await expect(button).toBeDisabled();
  });
  await test.step('a field that is replaced counts, also a disabled one', async () => {
    for (const [html, isOff] of [
      [ID, false],
      [ID.replace('>', ' disabled>'), true],
      [ID, false],
      ['', true],
    ] as const) {
      await page.locator('form').evaluate((form, field) => {
        form.querySelector('[name="id"]')?.remove();
        form.insertAdjacentHTML('afterbegin', field);
      }, html);
      await expect(button)[isOff ? 'toBeDisabled' : 'toBeEnabled']();
    }
  });
  await test.step('a field without an event that nobody clicked counts', async () => {
    await page.locator('form').evaluate((form, field) => form.insertAdjacentHTML('afterbegin', field), ID);
    await expect(host).toHaveAttribute('requires-shipping', '');
    await page.locator('[name="id"]').evaluate((input: HTMLInputElement) => (input.value = '43001'));
    await expect(host).not.toHaveAttribute('requires-shipping');
  });
});

test('of several controls with one name the last counts, as for the store', async ({ page }) => {
  await gotoBare(
    page,
    `<form>${ID.replace('41001', '43001')}${ID}<input type="hidden" name="selling_plan" value="">
    <input type="radio" name="selling_plan" value="9001" checked>${hostHtml({})}</form>`,
  );
  await expect(parts(page).host).toHaveAttribute('has-selling-plan', '');
  await expect(parts(page).host).toHaveAttribute('requires-shipping', '');
});

test('the button is disabled only while every submit button of the form is, wherever it stands', async ({ page }) => {
  const outside = '<button form="f" id="outside">c</button>';
  await gotoBare(
    page,
    `<form id="f">${ID}<span><button name="add">a</button></span><input type="submit" value="b">${hostHtml({})}</form><p id="buy">${outside}</p>`,
  );
  const button = page.locator(BUTTON);
  const set = (selector: string, name: string, on: boolean) =>
    page
      .locator(selector)
      .evaluate((element, [key, isOn]) => (isOn ? element.setAttribute(key, 'true') : element.removeAttribute(key)), [
        name,
        on,
      ] as const);
  await expect(button).toBeEnabled();
  await set('[name="add"]', 'disabled', true);
  await set('[type="submit"][value]', 'aria-disabled', true);
  await expect(button).toBeEnabled();
  await set('#outside', 'disabled', true);
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await test.step('one outside the form that a theme renders anew counts at once', async () => {
    await page.locator('#buy').evaluate((buy, html) => (buy.innerHTML = html), outside);
    await expect(button).toBeEnabled();
    await set('#outside', 'disabled', true);
    await expect(button).toBeDisabled();
  });
  await test.step('a form that loses them all keeps the last state', async () => {
    await page.evaluate(async () => {
      for (const submit of document.querySelectorAll('[name="add"], [type="submit"][value], #outside')) submit.remove();
      await new Promise(requestAnimationFrame);
    });
    await expect(button).toBeDisabled();
  });
});

test('a click while the theme is adding to the cart does nothing, and no press submits the theme’s form', async ({
  page,
  store,
}) => {
  await gotoBare(
    page,
    `<form action="/cart/add" method="post">${ID}<button name="add">a</button>${hostHtml({})}</form>`,
  );
  const { buyItNow, dialog } = parts(page);
  await page.evaluate(() => document.addEventListener('submit', () => (document.title = 'submitted')));
  await refuseCarts(store);
  await warm(page, buyItNow, 'buy-it-now.js');
  await page.locator('form').evaluate((form) => {
    form.querySelector('[name="add"]')?.setAttribute('aria-disabled', 'true');
    // In the same task, before any mutation observer has run.
    form.querySelector<HTMLElement>('shopify-buy-it-now-button > button')?.click();
  });
  await untilIdle(page);
  expect(await store.requests()).toEqual([]);
  await page.locator('[name="add"]').evaluate((submit) => submit.removeAttribute('aria-disabled'));
  await buyItNow.click();
  await expect(dialog).toContainText('一点限り');
  expect(await page.title()).toBe('bare');
  expect((await store.requests()).map(({ url }) => new URL(url, store.url).pathname)).toEqual([
    '/api/unstable/graphql.json',
  ]);
});

test('disabled in the server’s markup is only the first variant’s state, set by a script it stays', async ({
  page,
}) => {
  await gotoBare(page, formHtml(`<button name="add" disabled>a</button>${hostHtml({ disabled: '' })}`));
  const { host } = parts(page);
  const button = page.locator(BUTTON);
  const set = (selector: string, isOff: boolean) =>
    page.locator(selector).evaluate((element, off) => void element.toggleAttribute('disabled', off), isOff);
  await test.step('the form overrules the markup', async () => {
    await expect(button).toBeDisabled();
    await set('[name="add"]', false);
    await expect(button).toBeEnabled();
    await set('[name="add"]', true);
    await expect(button).toBeDisabled();
    await set('[name="add"]', false);
    await expect(button).toBeEnabled();
  });
  await test.step('it overrules what a morph brings from the markup, too', async () => {
    for (const childrenFirst of [true, false]) {
      await host.evaluate((element, first) => {
        const skeleton = document.createElement('div');
        if (first) element.replaceChildren(skeleton);
        element.setAttribute('disabled', '');
        if (!first) element.replaceChildren(skeleton);
      }, childrenFirst);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(button).toBeEnabled();
    }
  });
  await test.step('a script’s stays while the form is disabled, enabled and moved, and something is put before the button', async () => {
    await set('shopify-accelerated-checkout', true);
    await expect(button).toBeDisabled();
    await page.locator('form').evaluate(async (form) => {
      for (const off of [true, false]) {
        form.querySelector('[name="add"]')!.toggleAttribute('disabled', off);
        await new Promise(requestAnimationFrame);
      }
      form.remove();
      await new Promise(requestAnimationFrame);
      document.body.append(form);
    });
    await host.evaluate((element) => element.prepend(document.createElement('b')));
    await host.evaluate((element) => element.setAttribute('class', 'seen'));
    await expect(host).toHaveClass('seen');
    await expect(button).toBeDisabled();
    await expect(host).toHaveAttribute('disabled', '');
    await set('shopify-accelerated-checkout', false);
    await expect(button).toBeEnabled();
  });
});
