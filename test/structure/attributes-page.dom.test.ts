import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToPage } from '../../src/click/listen-to-page';
import { defineElements } from '../../src/host/define-elements';
import * as elements from '../../src/widget/elements';
import { CART_HOST, CHECKOUT_BUTTON, PRODUCT_HOST } from '../../src/names';

const pageOf = (name: string) => readFileSync(`${import.meta.dirname}/../../.github/docs/${name}`, 'utf8');
const attributesPage = pageOf('attributes.md');
const KINDS = ['product', 'cart', 'checkout'] as const;
type Kind = (typeof KINDS)[number];

/** The attributes that the page's table has for one kind of element, sorted. */
function toldOf(kind: Kind): string[] {
  const [, section = ''] = attributesPage.split('\n## Attributes\n');
  const rows = section.split('\n## ')[0]!.matchAll(/^\| `([\w-]+)` \| ([\w, ]+) \|/gm);
  const told = [...rows].filter(([, , on]) => on === 'all' || on!.split(', ').includes(kind));
  return told.map(([, name]) => name!).sort();
}

const SHOP = { 'access-token': 'f'.repeat(32), 'buyer-country': 'JP', 'buyer-locale': 'ja', 'buyer-currency': 'JPY' };
const MORE_OPTIONS = '{"name":"more_options"}';

/** Each with a link to more options, whose press reads what was recommended. */
const PAGES: Record<Kind, { element: string; attributes: Record<string, string> }> = {
  product: { element: PRODUCT_HOST, attributes: { fallback: '{"name":"shop_pay"}' } },
  cart: { element: CART_HOST, attributes: { 'wallet-configs': `[${MORE_OPTIONS}]` } },
  checkout: {
    element: CHECKOUT_BUTTON,
    // Another cart than the cookie's, whose press is still under way.
    attributes: { 'wallet-config': MORE_OPTIONS, 'cart-id': 'c2?key=k' },
  },
};

/** Attributes that only a style rule reads. */
const BY_STYLE = ['hidden'];

/** Attributes that only telemetry reads. */
const BY_TELEMETRY = ['shop-id'];

/** Attributes that the simulated browser itself reads of every element. */
const OF_EVERY_ELEMENT = ['id', 'class', 'style'];

/** Attributes that only servers write, by our own code for them. */
const BY_SERVERS = ['data-painted'];

/** Puts an element into a page, and waits for its buttons; `read` gets each attribute that is read of it. */
async function place(kind: Kind, read = new Set<string>()): Promise<HTMLElement> {
  const { element, attributes } = PAGES[kind];
  const host = document.createElement(element);
  for (const [name, value] of Object.entries({ ...SHOP, ...attributes, 'disable-compat': '' }))
    host.setAttribute(name, value);
  const { getAttribute, hasAttribute } = HTMLElement.prototype;
  host.getAttribute = (name: string) => (read.add(name), getAttribute.call(host, name));
  host.hasAttribute = (name: string) => (read.add(name), hasAttribute.call(host, name));
  const fields = '<input name="id" value="1"><input name="selling_plan" value="2"><button type="submit"></button>';
  document.body.innerHTML = `<form>${fields}</form>`;
  document.querySelector('form')!.append(host);
  await expect.poll(() => host.querySelector(elements.moreOptions)).not.toBeNull();
  return host;
}

beforeEach(async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => {})),
  );
  document.cookie = 'cart=c1?key=k';
  listenToPage();
  defineElements();
});

afterEach(() => vi.unstubAllGlobals());

test.each(KINDS)('attributes.md names every attribute that the %s element reads, and no other', async (kind) => {
  const read = new Set<string>();
  const host = await place(kind, read);
  // After any change the host looks at what it says of the purchase.
  host.id = 'changed';
  // The companion, which comes with the first interaction, reads one more.
  dispatchEvent(new Event('pointermove'));
  if (kind !== 'checkout') await expect.poll(() => read.has('disable-compat')).toBe(true);
  host.querySelector<HTMLElement>(elements.moreOptions)!.click();
  // The press has asked for its cart: it has read all that it wants to know.
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1);
  const found = new Set([...read, ...BY_STYLE, ...BY_TELEMETRY]);
  expect([...found].filter((name) => ![...OF_EVERY_ELEMENT, ...BY_SERVERS].includes(name)).sort()).toEqual(
    toldOf(kind),
  );
});

test('styling.md names the attributes of a wallet’s own element', async () => {
  const host = await place('product');
  host.setAttribute('disabled', '');
  const written = () => [...new Set([...host.children].flatMap((wallet) => wallet.getAttributeNames()))];
  await expect.poll(written).toContain('disabled');
  const line = /^- Wallets’ elements carry (.+)$/m.exec(pageOf('styling.md'))?.[1] ?? '';
  const told = [...line.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  // `slot` is how the element stands in its host.
  expect([...told, 'slot'].sort()).toEqual(written().sort());
});
