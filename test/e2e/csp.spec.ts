import type { BrowserContext } from '@playwright/test';
import { testsAll } from '../combinations';
import { test as base, expect } from './fixtures';
import { flows } from './fixtures/flows';

/** Collects violations of the content policy in every page of a context, also those that the console does not show. */
async function watchViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const text = `${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`;
      (window as unknown as { noteViolation(text: string): void }).noteViolation(text);
    });
  });
  return violations;
}

const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations = await watchViolations(context);
      await use(violations);
      expect(violations, 'violations of the content policy').toEqual([]);
    },
    { auto: true },
  ],
});

for (const [at, [name, flow]] of Object.entries(flows).entries()) {
  // Every second one on the other theme.
  for (const theme of testsAll ? (['a', 'b'] as const) : [at % 2 ? 'b' : 'a']) {
    test(`on theme ${theme} under a strict content policy: ${name}`, async ({ page, store }) => {
      const policy = page.waitForResponse((response) => !!response.headers()['content-security-policy']);
      await flow({ page, store, query: `theme=${theme}&csp=1` });
      expect((await policy).headers()['content-security-policy']).toMatch(
        /'nonce-.+' 'strict-dynamic'.*require-trusted-types-for 'script'/,
      );
    });
  }
}

test('a policy violation fails these tests', async ({ page, gotoProduct, violations, allowErrors }) => {
  allowErrors(/TrustedHTML/);
  await gotoProduct('sencha', { params: { csp: '1' } });
  await page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>';
    } catch {
      // The policy blocks it.
    }
  });
  await expect.poll(() => violations.splice(0)).toEqual([expect.stringMatching(/^require-trusted-types-for /)]);
});
