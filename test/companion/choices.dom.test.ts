import { expect, test } from 'vitest';
import { after, choose, finished, onChoicesPage, page, select, waits, writeId } from './choices-page';

onChoicesPage();

test('a press does not wait when nothing was chosen', () => {
  expect(page.waitForChoice()).toBeUndefined();
});

test.each<[what: string, page: () => void, expected: [ms: number, variant: number]]>([
  ['until a promised choice is done', () => select(800), [650, 2]],
  ['until a promised choice is done whose promise is in the event’s detail', () => select(800, 'kept', true), [650, 2]],
  ['250 ms more after a promised choice has failed', () => select(800, 'broken'), [900, 1]],
  ['for 5 s at most for a promise', () => select(60_000), [5000, 1]],
  ['for the last of two promises', () => (select(400), select(2000)), [1850, 2]],
  ['until the variant changes after a choice of an option', () => (choose(), after(1000, writeId)), [850, 2]],
  ['until the variant changes after a choice in a list', () => (choose('Size'), after(1000, writeId)), [850, 2]],
  [
    'until the variant changes after a choice in a picker beside the form',
    () => (choose('Beside'), after(1000, writeId)),
    [850, 2],
  ],
  ['no moment when the theme writes the variant at once', () => (choose(), writeId()), [0, 2]],
  ['for 5 s after the choice at most', () => choose(), [4850, 1]],
  [
    '250 ms more after the product’s section was fetched',
    () => (
      choose(),
      after(1000, () => finished({ name: '/products/tea?section_id=main', startTime: performance.now() - 900 }))
    ),
    [1100, 1],
  ],
  ['until 110 ms have passed after a control of which nothing is known', () => choose('Wrapping'), [0, 1]],
  [
    'for the product that such a control’s listener fetches',
    () => {
      document.addEventListener('change', () => void fetch('/products/tea?section_id=main'), { once: true });
      choose('tab');
      after(1500, writeId);
    },
    [1350, 2],
  ],
  [
    'for no other address that it fetches',
    () => {
      document.addEventListener('change', () => void fetch('/cart.js'), { once: true });
      choose('tab');
    },
    [0, 1],
  ],
  [
    'no moment for an option where the form has answered with another field',
    () => (choose(), document.querySelector('[name=quantity]')!.setAttribute('value', '2')),
    [0, 1],
  ],
  [
    'longer than a fetch that began before the choice',
    () => (
      after(300, () => finished({ name: '/products/tea', startTime: performance.now() - 2000 })),
      choose(),
      after(900, writeId)
    ),
    [750, 2],
  ],
  [
    'longer than fetches of other things: other addresses, pictures, other sites',
    () => {
      choose();
      after(200, () =>
        finished(
          { name: '/cart.js' },
          { name: '/products/tea.png', initiatorType: 'img' },
          { name: 'https://elsewhere.example/products/tea' },
        ),
      );
      after(900, writeId);
    },
    [750, 2],
  ],
])('a press waits %s', async (_what, happen, [ms, variant]) => {
  happen();
  const [waited, taken] = await waits();
  expect(taken).toBe(variant);
  expect(waited).toBeGreaterThanOrEqual(ms);
  expect(waited).toBeLessThan(ms + 70);
});

test.each([
  'properties[Noshi]',
  'selling_plan',
  'selling_plan_wrapper',
  'purchase_option_8',
  'purchase_type',
  'purchaseOption',
  'Gift',
  'quantity',
  'Others',
  'Currency',
])('a press does not wait after a change of %s, which leads to no other variant', async (name) => {
  choose(name);
  expect(await waits()).toEqual([0, 1]);
});
