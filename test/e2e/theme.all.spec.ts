import { test } from './fixtures/theme';
import { buyEverywhere } from './fixtures/theme-journey';

for (const theme of ['a', 'b'] as const)
  for (const tag of ['none', 'header', 'first'] as const)
    for (const isElsewhere of [false, true])
      test(`every way leads to checkout: theme ${theme}, the platform’s tag ${tag}, assets ${isElsewhere ? 'elsewhere' : 'here'}`, async ({
        page,
        openTheme,
      }) => {
        const shop = await openTheme({ theme, tag, isElsewhere });
        shop.install();
        await buyEverywhere(page, shop, theme);
      });
