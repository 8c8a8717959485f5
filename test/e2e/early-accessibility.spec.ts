import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fillCart, SENCHA } from './fixtures/cart';
import { beforeAndAfter } from './fixtures/early-paint';

/** Roles that a screen reader does not announce: plain boxes, and the single lines of a text. */
const SILENT = new Set(['generic', 'none', 'InlineTextBox']);

/** What a screen reader is told of a page's main part, from the browser itself: each thing's role, name, value and states, in their order. */
async function accessibilityTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const told = (id: string, depth: number): string[] => {
    const { ignored, role, name, value, description, properties = [], childIds = [] } = byId.get(id)!;
    const isSilent = ignored || SILENT.has(String(role?.value));
    const below = childIds.flatMap((child) => told(child, isSilent ? depth : depth + 1));
    if (isSilent) return below;
    // Not where a link leads: the address of the one to checkout comes when the page is loaded, and is not read out.
    const states = properties
      .filter((one) => one.name !== 'url')
      .map((one) => `${one.name}=${String(one.value.value)}`);
    const words = [role, name, value, description].map((one) => String(one?.value ?? ''));
    return [['-'.repeat(depth), ...words, ...states].join(' '), ...below];
  };
  // Not the document, which is busy until it has loaded, and not the demo's panel.
  return told(nodes.find(({ role }) => role?.value === 'main')!.nodeId, 0);
}

test('a screen reader is told the same before and after the widget comes: roles, names, states and their order', async ({
  page,
  holdWidget,
}) => {
  await fillCart(page, SENCHA);
  for (const [path, button] of [
    ['/cart?wallets=shop_pay,amazon_pay,paypal,facebook_pay&theme=b', 'button Meta Pay'],
    ['/cart?wallets=shop_pay,paypal&cart-attr.disabled=disabled&theme=a', 'button PayPal   disabled=true'],
    ['/products/sencha?theme=a&recommended=shop_pay', 'button Shop Payで購入'],
    ['/products/kyusu?theme=a&variant=44003', 'button 今すぐ購入   disabled=true'],
  ] as const) {
    const [before, after] = await beforeAndAfter(page, holdWidget, path, accessibilityTree);
    expect(after, path).toEqual(before);
    expect(before.join('\n'), path).toContain(button);
  }
});
