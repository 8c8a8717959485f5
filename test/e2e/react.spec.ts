import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import config from '../../vite.config';

// A folder for each worker: both build, and one would empty the other's.
const folder = resolve(
  import.meta.dirname,
  `../../test-results/react-build-${process.env['TEST_PARALLEL_INDEX'] ?? 0}`,
);
const ORIGIN = 'http://react.test';

// The widget's own configuration with another entry: what it leaves out of React would be missing here as well.
test.beforeAll(async () => {
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [],
    build: {
      ...config.build,
      outDir: folder,
      emptyOutDir: true,
      lib: { entry: { wallets: resolve(import.meta.dirname, 'react/entry.tsx') }, formats: ['es'] },
    },
  });
});

test.beforeEach(async ({ page }) => {
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (!file)
      return route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/wallets.js"></script>' });
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(resolve(folder, file), 'utf8') });
  });
  await page.goto(ORIGIN);
});

for (const where of ['core', 'lazy']) {
  test(`a component in the ${where === 'core' ? 'core' : 'lazy chunk'} can use state, effects, refs, keys and styles`, async ({
    page,
  }) => {
    const component = page.locator(`#${where}`);
    const button = component.getByRole('button');
    await expect(button).toHaveText(`${where} 0`);
    await expect(button).toHaveAttribute('title', 'effect 0');
    await expect(component).toHaveCSS('padding-top', '7px');
    const first = await component.locator('i').first().elementHandle();

    await button.click();
    await expect(button).toHaveText(`${where} 1`);
    await expect(button).toHaveAttribute('title', 'effect 1');
    await expect(component.locator('i')).toHaveText(['second', 'first']);
    // The element has moved with its key instead of being written anew.
    expect(await first!.evaluate((element) => element.textContent)).toBe('first');
    expect(await first!.evaluate((element) => element === element.parentElement!.lastElementChild)).toBe(true);
  });
}
