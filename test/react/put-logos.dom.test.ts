import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildFolder } from '../structure/built-files';
import type { putLogos as PutLogos } from '../../src/react/put-logos';

const plain = { createHTML: String };
let putLogos: typeof PutLogos;

beforeAll(async () => {
  const built = `../../${buildFolder}/react-logos.js`;
  ({ putLogos } = (await import(/* @vite-ignore */ built)) as { putLogos: typeof PutLogos });
});
afterEach(() => document.querySelectorAll('template').forEach((template) => template.remove()));

const templates = () => document.querySelectorAll<HTMLTemplateElement>('template[data-karui]');
const idsOf = (template: HTMLTemplateElement) => [...template.content.querySelectorAll('[id]')].map(({ id }) => id);

test('a page without a snippet gets the logos once, in a place that neither React nor a router replaces', () => {
  putLogos(plain);
  putLogos(plain);
  const [template, ...more] = templates();
  expect(more).toEqual([]);
  expect(template!.parentElement).toBe(document.documentElement);
  expect(idsOf(template!)).toEqual([
    'amazon-pay',
    'apple-pay-on-light',
    'apple-pay',
    'buy-with-prime',
    'facebook-pay',
    'google-pay-on-light',
    'google-pay',
    'paypal',
    'shop-pay',
    'venmo',
  ]);
  expect(template!.getAttribute('data-karui')).toBe('read');
});

test('a snippet keeps its script and its own logos, and gets the missing logos', () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<template data-karui><script type="module" src="/own.js"></script><img id="shop-pay" alt="own"></template>',
  );
  putLogos(plain);
  const [template, ...more] = templates();
  expect(more).toEqual([]);
  expect(template!.getAttribute('data-karui')).toBe('');
  expect(template!.content.querySelector('script')!.getAttribute('src')).toBe('/own.js');
  expect(template!.content.querySelector('#shop-pay')!.getAttribute('alt')).toBe('own');
  expect(idsOf(template!).toSorted()).toEqual([...new Set(idsOf(template!))].toSorted());
  expect(idsOf(template!)).toHaveLength(10);
});

test('the logos’ text becomes HTML through the given Trusted Types policy', () => {
  const createHTML = vi.fn(() => '<svg id="shop-pay"></svg>');
  putLogos({ createHTML });
  expect(createHTML).toHaveBeenCalledOnce();
  expect(idsOf(templates()[0]!)).toEqual(['shop-pay']);
});
