import { EBOOK, fillCart } from '../../test/e2e/fixtures/cart';
import { openPage, touchPage, type Scenario } from './scenario';

const WALLET = 'shopify-accelerated-checkout-cart > [slot]';

interface DrawerA extends HTMLElement {
  renderContents(markup: string): void;
}

/** Theme A writes the whole drawer anew, as after each add. */
export const drawerWrites: Scenario = {
  name: 'drawer written anew',
  rounds: 200,
  async open(page, { url }) {
    await page.goto(`${url}/products/gift-ebook`);
    await fillCart(page, EBOOK);
    await openPage(page, `${url}/products/gift-ebook`, WALLET);
    await touchPage(page);
  },
  repeat: (page, times) =>
    page.evaluate(
      async ([wallet, count]) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const markup = await (await fetch(location.href)).text();
        const section = new DOMParser().parseFromString(markup, 'text/html').querySelector('#CartDrawer')!.innerHTML;
        const drawer = document.querySelector<DrawerA>('cart-drawer')!;
        for (let round = 0; round < count; round += 1) {
          drawer.renderContents(section);
          await frame();
          if (!drawer.querySelector(wallet)) throw new Error('The drawer has no wallets');
        }
        // What looks at a drawer when the page is idle keeps it until then; this loop leaves no idle time.
        await new Promise((resolve) => setTimeout(resolve, 1000));
      },
      [WALLET, times] as const,
    ),
};

/** Theme B morphs the drawer after a real add. */
export const drawerMorphs: Scenario = {
  name: 'drawer morphed',
  rounds: 200,
  async open(page, { url }) {
    await page.goto(`${url}/products/gift-ebook?theme=b`);
    await fillCart(page, EBOOK);
    await openPage(page, `${url}/products/gift-ebook?theme=b`, WALLET);
    await touchPage(page);
  },
  repeat: (page, times) =>
    page.evaluate(
      async ([wallet, count]) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const drawer = document.querySelector('cart-drawer-component')!;
        const quantity = () =>
          Number(drawer.querySelector<HTMLInputElement>('[data-line="1"] [name="quantity"]')!.value);
        const add = document.querySelector<HTMLButtonElement>('form[data-type="add-to-cart-form"] [type="submit"]')!;
        for (let round = 0; round < count; round += 1) {
          const before = quantity();
          add.click();
          while (quantity() === before || add.disabled) await frame();
          drawer.querySelector('dialog')!.close();
          if (!drawer.querySelector(wallet)) throw new Error('The drawer has no wallets');
        }
        // The last change is looked at after a pause: see src/cart-watch.
        await new Promise((resolve) => setTimeout(resolve, 1000));
      },
      [WALLET, times] as const,
    ),
};
