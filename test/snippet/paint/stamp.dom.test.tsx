import { render, type ComponentChild } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { CartGrid } from '../../../src/cart/cart-grid';
import { ProductSlots } from '../../../src/core/ui/product-slots';
import { jsx, jsxs } from '../../../src/snippet/paint/jsx-runtime';
import { stamp } from '../../../src/snippet/paint/stamp';
import { outline } from './outline';

afterEach(() => {
  delete (Object.prototype as { title?: unknown }).title;
});

/** A div with what a painter makes of a view in it. */
function placeOf(paint: (place: Element) => void): Element {
  const place = document.createElement('div');
  paint(place);
  return place;
}

const INSTRUMENTS = ['ShopPay', 'AmazonPay', 'Venmo'];

test.each<[what: string, view: () => unknown]>([
  ['a cart’s grid', () => <CartGrid instruments={INSTRUMENTS} shown={INSTRUMENTS} />],
  ['a grid with a hidden box', () => <CartGrid instruments={INSTRUMENTS} shown={['Venmo']} />],
  ['a grid without a wallet', () => <CartGrid instruments={INSTRUMENTS} shown={[]} />],
  ['a product’s slots', () => <ProductSlots />],
  ['a product’s slots, open', () => <ProductSlots isOpen />],
])('the painter makes the same nodes of %s as Preact', (_what, view) => {
  const ours = placeOf((place) => stamp(place, view() as ComponentChild));
  expect(outline(ours)).toEqual(outline(placeOf((place) => render(view() as ComponentChild, place))));
});

test('what an old library gives all objects is no attribute', () => {
  (Object.prototype as { title?: unknown }).title = 'x';
  const place = placeOf((root) => stamp(root, (<p lang="ja">茶</p>) as ComponentChild));
  delete (Object.prototype as { title?: unknown }).title;
  expect(place.innerHTML).toBe('<p lang="ja">茶</p>');
});

test('JSX in the snippet makes the nodes that the painter reads', () => {
  const Words = ({ words }: { words: string }) => jsx('b', { children: words });
  const view = jsxs('p', { part: 'words', children: [false, jsx(Words, { words: '茶' }), null, '！'] });
  expect(placeOf((place) => stamp(place, view as ComponentChild)).innerHTML).toBe('<p part="words"><b>茶</b>！</p>');
});
