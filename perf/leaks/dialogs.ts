import { openShadowRoots } from '../../test/e2e/fixtures/open-shadow-roots';
import { openPage, type Scenario } from './scenario';

/** A press that the merchant's validation refuses; its dialog is opened and closed. */
export const dialogs: Scenario = {
  name: 'dialog opened and closed',
  rounds: 100,
  async open(page, store) {
    await openShadowRoots(page.context());
    await store.faults({
      operation: 'cartCreate',
      nullCart: true,
      userErrors: [{ code: 'VALIDATION_CUSTOM', message: '一点限り' }],
    });
    await openPage(page, `${store.url}/products/sencha`, 'shopify-buy-it-now-button');
  },
  repeat: (page, times) =>
    page.evaluate(async (count) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const find = () => {
        for (const { shadowRoot } of document.querySelectorAll('body > div')) {
          const dialog = shadowRoot?.querySelector('dialog');
          if (dialog) return dialog;
        }
        return null;
      };
      const button = document.querySelector<HTMLElement>('shopify-buy-it-now-button button')!;
      for (let round = 0; round < count; round += 1) {
        button.click();
        while (!find()?.open) await frame();
        find()!.close();
        while (find()) await frame();
      }
    }, times),
};
