import type { Page } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';

/** Something that shoppers or themes do again and again, and that must not leak. */
export interface Scenario {
  name: string;
  rounds: number;
  /** Opens the page and makes it ready for the first round. */
  open(page: Page, store: Store): Promise<void>;
  /** Does it that many times, and resolves when all rounds have finished. */
  repeat(page: Page, times: number): Promise<void>;
  /** Its heap is reported and not judged, because the browser keeps something of each round by itself. */
  isHeapOnlyReported?: true;
  /** Why it can't be measured in this build, or null. */
  missing?(page: Page): Promise<string | null>;
}

/** Opens a page of the store and waits for a button of the widget. */
export async function openPage(page: Page, url: string, button: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(button).first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => customElements.get('shopify-accelerated-checkout'));
}

/** Makes the page's first interaction and waits for everything that it starts. */
export async function touchPage(page: Page): Promise<void> {
  await page.mouse.move(40, 40);
  // Chromium keeps a record of each paint, to find the largest one, until a key or a button is pressed.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}
