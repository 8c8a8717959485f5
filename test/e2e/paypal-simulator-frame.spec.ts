import { expect, test } from './fixtures';
import { came, expectReported, openPayPalSeller, ORDER_SCRIPT, seller } from './fixtures/paypal-seller';
import { WHOLE_BROWSER } from '../whole-browser';

test('the frame is as high as its style says and as wide as its container', async ({ page, payPal }) => {
  await openPayPalSeller(page);
  await payPal.ready();
  expect(await page.locator('#place iframe').boundingBox()).toMatchObject({ width: 320, height: 44 });
  await expect(page.locator('#place iframe')).toHaveCount(1);
  await seller(page, 'window.place.style.width = "900px"');
  expect(await page.locator('#place iframe').boundingBox()).toMatchObject({ width: 900 });
});

test.describe('before its frame has loaded', () => {
  test.use({ payPalOptions: { frameAfter: 1500 } });
  test(
    'a twin of the button opens the window, and the click counts when the frame is there',
    { tag: WHOLE_BROWSER },
    async ({ page, payPal, context }) => {
      await openPayPalSeller(page);
      const opened = context.waitForEvent('page');
      await page.frameLocator('iframe[title="prerender__paypal"]').getByRole('button').click();
      const window = await opened;
      expect(await seller(page, 'told')).toEqual([]);
      await window.locator('[data-act="approve"]').click();
      await expect(page).toHaveTitle(/^approved/);
      expect(payPal.callbacks()).toEqual(['onClick', 'createOrder', 'onApprove']);
    },
  );

  test('Venmo takes no click', async ({ page }) => {
    await openPayPalSeller(page, {
      script: ORDER_SCRIPT.replace('JPY', 'USD'),
      run: "pay({ fundingSource: 'venmo' })",
    });
    await expect(page.frameLocator('iframe[title="prerender__venmo"]').getByRole('button')).toBeDisabled();
  });
});

test.describe('its container', () => {
  test('taken out: the frame is gone, and nothing is said', async ({ page, payPal }) => {
    await openPayPalSeller(page);
    await payPal.ready();
    await seller(page, 'window.place.remove()');
    await page.waitForFunction(() => window.payPalSimulator!.buttons().length === 0);
    await expectReported(page, []);
  });

  test('18: taken out with the window open ends in onError, and the window closes', async ({ page, payPal }) => {
    await openPayPalSeller(page);
    const window = await payPal.click();
    await window.order();
    await seller(page, 'window.place.remove()');
    await window.gone();
    await expectReported(page, ['click', 'token', 'error: Detected container element removed from DOM']);
  });

  test('taken out and put back at once: it is painted again', async ({ page, payPal }) => {
    await openPayPalSeller(page);
    await payPal.ready();
    await seller(page, '(window.place.remove(), document.querySelector("main").prepend(window.place))');
    await (await payPal.click()).approve();
    await expect(page).toHaveTitle(/^approved/);
    await expect(page.locator('#place iframe')).toHaveCount(1);
  });

  test('6: not in the document, or none: a violation', async ({ page, payPal }) => {
    payPal.expectViolations(/^6: /);
    await openPayPalSeller(page, {
      run: 'window.first = pay({}, { into: document.createElement("div") }); window.second = pay({}, { into: "#nowhere" })',
    });
    expect(await came(page, 'window.first.rendered')).toBe('resolved');
    expect(await came(page, 'window.second.rendered')).toBe('Document is ready and element #nowhere does not exist');
  });

  for (const shadow of ['rejects', 'slot'] as const)
    test.describe(`6: in a shadow root, with the option "${shadow}"`, () => {
      test.use({ payPalOptions: { shadow } });
      test('is a violation', async ({ page, payPal }) => {
        payPal.expectViolations(/^6: /);
        await openPayPalSeller(page, {
          run: `const inner = place.attachShadow({ mode: 'closed' }).appendChild(document.createElement('div')); window.button = pay({}, { into: inner })`,
        });
        expect(await came(page, 'window.button.rendered')).toBe(
          shadow === 'slot' ? 'resolved' : 'Can not render into a shadow root',
        );
        await expect(page.locator('#place > div > div > iframe')).toHaveCount(shadow === 'slot' ? 1 : 0);
      });
    });
});

test.describe('Venmo', () => {
  const DOLLARS = ORDER_SCRIPT.replace('JPY', 'USD');
  const venmo = { script: DOLLARS, query: '&currency=USD', run: "window.button = pay({ fundingSource: 'venmo' })" };

  test('is approved on the phone, and speaks English', async ({ page, payPal }) => {
    await openPayPalSeller(page, venmo);
    const window = await payPal.click('venmo');
    expect(await window.order()).toMatchObject({ buyer: 'us' });
    await expect(window.locator('form')).toContainText('Scan the QR code with your phone');
    await expect(page.locator('.paypal-overlay-context-popup')).toContainText('secure Venmo browser');
    await window.approve();
    await expect(page).toHaveTitle('approved by ann.lee@example.com');
  });

  for (const [what, userAgent, script] of [
    ['in yen', undefined, ORDER_SCRIPT],
    ['on a tablet', 'Mozilla/5.0 (iPad; CPU OS 18_0) AppleWebKit/605 Version/18.0 Mobile Safari/604.1', DOLLARS],
  ] as const)
    test.describe(`28: ${what}`, () => {
      if (userAgent) test.use({ userAgent });
      test('is not eligible', async ({ page }) => {
        await openPayPalSeller(page, { ...venmo, script });
        expect(await seller(page, 'window.button.isEligible()')).toBe(false);
        expect(await came(page, 'window.button.rendered')).toBe('venmo is not eligible');
      });
    });
});

test('the store’s own simulator has frame and window on this machine’s other name', async ({ page, payPal, store }) => {
  await openPayPalSeller(page, { script: ORDER_SCRIPT.replace('https://www.paypal.com', `${store.url}/__paypal`) });
  const window = await payPal.click();
  expect(new URL(window.popup!.url()).hostname).toBe('127.0.0.1');
  await window.approve('romanised');
  await expect(page).toHaveTitle(/^approved/);
  await window.gone();
  expect(payPal.scripts()).toEqual([]);
});
