import { openPage, type Scenario } from './scenario';

const VARIANTS = [
  ['100g', '41002'],
  ['200g', '41003'],
  ['50g', '41001'],
] as const;

/** Another size is chosen; theme A writes the form and swaps what belongs to the variant. */
export const variantChanges: Scenario = {
  name: 'variant change',
  rounds: 500,
  open: (page, { url }) => openPage(page, `${url}/products/sencha?recommended=shop_pay`, 'shop-pay-wallet-button'),
  repeat: (page, times) =>
    page.evaluate(
      async ([count, variants]) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const id = document.querySelector<HTMLInputElement>('form[data-type="add-to-cart-form"] [name="id"]')!;
        for (let round = 0; round < count; round += 1) {
          const [value, expected] = variants[round % variants.length]!;
          const option = document.querySelector<HTMLInputElement>(`[data-option][value="${value}"]`)!;
          option.checked = true;
          option.dispatchEvent(new Event('change', { bubbles: true }));
          while (id.value !== expected) await frame();
          await frame();
        }
      },
      [times, VARIANTS] as const,
    ),
};
