import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { parts } from './fixtures/widget';

const SLOW = '**/slow-page-of-amazon';
const PROBE = '**/after-ninety-seconds*';

/** How much faster the page's seconds pass. */
const FASTER = 20;

/** Amazon's page, which answers when it is told to. */
async function holdPage(page: Page): Promise<() => void> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(SLOW, async (route) => {
    await answered;
    await route.fulfill({ contentType: 'text/html', body: '<title>Amazon</title>' });
  });
  return answer;
}

for (const [wallet, element] of [
  ['amazon_pay', 'shopify-amazon-pay-button'],
  ['buy_with_prime', 'shopify-buy-with-prime-button'],
] as const) {
  const buttonOf = (page: Page) => page.locator(`${element} button`).first();

  test.describe(`a press on ${wallet}`, () => {
    test.beforeEach(async ({ page, amazon, baseURL }) => {
      await page.addInitScript((faster) => {
        const { setTimeout: original } = window;
        const quick = (run: () => void, ms = 0, ...rest: unknown[]) =>
          original(run, ms < 1000 ? ms : ms / faster, ...rest);
        Object.assign(window, { setTimeout: quick });
      }, FASTER);
      await page.route(PROBE, (route) => route.fulfill({ body: '' }));
      amazon.behave({ checkoutAddress: `${baseURL}/slow-page-of-amazon` });
    });

    /**
     * Presses, and waits until Amazon's page is asked for. Until that load ends a browser answers no question about its page, so the page itself
     * tells 90 s later whether its button is still busy.
     *
     * @returns the pages that the browser asks for from then on
     */
    const press = async (page: Page): Promise<string[]> => {
      const asked = page.waitForRequest(SLOW);
      await buttonOf(page).evaluate((button: HTMLElement, name) => {
        setTimeout(() => {
          const isBusy = document.querySelector(name)!.hasAttribute('disabled');
          void fetch(`/after-ninety-seconds?busy=${isBusy}`);
        }, 90_000);
        button.click();
      }, element);
      await asked;
      const pages: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && pages.push(request.url()));
      return pages;
    };

    test('lets a slow line bring Amazon’s page, and the button stays busy so long', async ({ page, gotoProduct }) => {
      const answer = await holdPage(page);
      await gotoProduct('sencha', { recommended: wallet });
      const told = page.waitForRequest(PROBE);
      const pages = await press(page);
      expect((await told).url()).toMatch(/busy=true$/);
      expect(pages).toEqual([]);
      answer();
      await expect(page).toHaveTitle('Amazon');
    });

    test('gives the button back when the shopper stops the load, and says nothing', async ({ page, gotoProduct }) => {
      await holdPage(page);
      await gotoProduct('sencha', { recommended: wallet });
      const pages = await press(page);
      // As Escape and the browser's own button do.
      await (await page.context().newCDPSession(page)).send('Page.stopLoading');
      await expect(buttonOf(page)).not.toHaveAttribute('aria-busy');
      await expect(buttonOf(page)).toBeEnabled();
      await expect(parts(page).dialog).toHaveCount(0);
      expect(pages).toEqual([]);
    });

    test('says after 30 s that Amazon’s script has opened no page, and can be pressed again', async ({
      page,
      amazon,
      gotoProduct,
    }) => {
      amazon.behave({ leaves: false });
      await gotoProduct('sencha', { recommended: wallet });
      const url = page.url();
      await buttonOf(page).click();
      const { dialog } = parts(page);
      await expect(dialog).toContainText('でエラーが発生しました');
      await expect(buttonOf(page)).not.toHaveAttribute('aria-busy');
      await dialog.getByRole('button').click();
      await expect(buttonOf(page)).toBeEnabled();
      expect(page.url()).toBe(url);
    });
  });
}
