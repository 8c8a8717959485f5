import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { parts } from './fixtures/widget';

declare global {
  interface Window {
    /** What the live region has been made to say. */
    said: string[];
  }
}

/** Translates the page as browsers do: each text, also one that comes later, gives way to elements with another text. */
function translate(): void {
  window.said = [];
  const translated = new WeakSet<Node>();
  const visit = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (translated.has(text) || !text.data.trim()) continue;
      if (text.parentElement?.ariaLive) window.said.push(text.data);
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = `(${text.data.length})`;
      translated.add(outer.firstChild!.firstChild!);
      text.replaceWith(outer);
    }
  };
  new MutationObserver(visit).observe(document, { childList: true, subtree: true, characterData: true });
  visit();
}

test('on a page that the browser translates, a screen reader hears once that a press is under way', async ({
  page,
  store,
  allowErrors,
}) => {
  allowErrors(/500/);
  await store.faults({ operation: 'cartCreate', delayMs: 1000, status: 500 });
  await gotoBare(page, formHtml(hostHtml({ recommended: '{"name":"shop_pay"}' })));
  await page.evaluate(translate);
  const { shopPay, dialog } = parts(page);
  await shopPay.click();
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => window.said)).toEqual(['処理中…']);
  await expect(page.locator('[aria-live]')).toBeEmpty();
});
