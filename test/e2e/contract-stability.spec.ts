import { testsAll } from '../combinations';
import { expect, test } from './fixtures';
import { liveParts, watchLiveParts } from './fixtures/live-parts';
import { expectNothingKept } from './fixtures/page-memory';
import { parts } from './fixtures/widget';

/** A tall window: browsers count no layout shift outside it. */
const WHOLE_PAGE = { width: 1280, height: 2400 };

const VARIANTS = [
  ['100g', '41002'],
  ['200g', '41003'],
  ['50g', '41001'],
] as const;

const [times, counts] = testsAll ? ([50, ['listeners', 'memory']] as const) : ([11, ['listeners']] as const);

for (const theme of ['a', 'b', 'hostile'] as const) {
  for (const counted of counts) {
    test(`${times} variant changes on theme ${theme} shift nothing and leak nothing: ${counted}`, async ({
      page,
      gotoProduct,
      layoutShift,
      context,
    }) => {
      if (counted === 'listeners') await watchLiveParts(context);
      await page.setViewportSize(WHOLE_PAGE);
      await gotoProduct('sencha', { theme, recommended: 'shop_pay' });
      await expect(parts(page).shopPay).toBeEnabled();
      await expect(parts(page).shopPay).toBeInViewport();
      const change = (count: number) =>
        page.evaluate(
          async ([dialect, rounds, variants]) => {
            const id = document.querySelector<HTMLInputElement>('form[data-type="add-to-cart-form"] [name="id"]')!;
            const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
            for (let round = 0; round < rounds; round += 1) {
              const [value, expected] = variants[round % variants.length]!;
              const option =
                dialect !== 'b'
                  ? document.querySelector<HTMLInputElement>(`[data-option][value="${value}"]`)!
                  : document.querySelector<HTMLInputElement>('main select[data-option]')!;
              if (dialect !== 'b') option.checked = true;
              else option.value = value;
              option.dispatchEvent(new Event('change', { bubbles: true }));
              while (id.value !== expected) await frame();
              await frame();
            }
          },
          [theme, count, VARIANTS] as const,
        );
      const still = await layoutShift();
      // Five, so that the others end on the same variant: themes keep the last response in memory, and responses differ in size.
      await change(5);
      if (counted === 'memory') await expectNothingKept(page, 500_000, () => change(times));
      else {
        const before = await liveParts(page);
        await change(times);
        expect(await liveParts(page)).toEqual(before);
      }
      expect(await layoutShift()).toEqual(still);
    });
  }
}
