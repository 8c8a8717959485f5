import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { simulateRequests } from '../cart-watch/page-requests';
import { codeComes, interact, openPage, type OpenPage } from './open-page';

const { reset, finished } = simulateRequests();
let page: OpenPage;

const FORM = `<form><input type="hidden" name="id" value="1"><b></b>
  <input type="radio" name="Colour" value="black"><input type="radio" name="Wrapping" value="red">
  <select name="Size"><option>S<option>L</select>
  <input type="radio" name="properties[Noshi]" value="a"><input type="radio" name="selling_plan" value="7">
  <input type="radio" name="purchase_option_8" value="7"><input type="radio" name="purchaseOption" value="7">
  <input type="radio" name="selling_plan_wrapper" value="7"><input type="radio" name="purchase_type" value="7">
  <input type="checkbox" name="Gift"><input name="quantity" value="1"></form>`;

/** A section with a form, a picker beside it, another product's form and a field; another section with a picker. */
async function open(): Promise<void> {
  document.body.innerHTML = `<div id="shopify-section-main">${FORM}<b class="swatches"><input type="radio" name="Beside" value="x"></b>
    <input type="radio" name="tab" value="x">
    <form class="other"><input type="hidden" name="id" value="9"><input type="radio" name="Others" value="x"></form></div>
    <div id="shopify-section-footer"><select name="Currency"><option>JPY<option>USD</select></div>`;
  page = await openPage(document.querySelector('b')!);
}

beforeEach(async () => {
  vi.useFakeTimers();
  // Nobody chooses in a page's very first millisecond.
  vi.advanceTimersByTime(1000);
  reset();
  // The line is slow: no answer comes while a test looks.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await open();
  await interact();
});
afterEach(() => {
  page.end();
  vi.useRealTimers();
});

const writeId = (id = '2') => document.querySelector('[name="id"]')!.setAttribute('value', id);
const after = (ms: number, run: () => void) => void setTimeout(run, ms);
const choose = (name = 'Colour') =>
  document.querySelector(`[name="${name}"]`)!.dispatchEvent(new Event('change', { bubbles: true }));

/** A theme that promises to say when its choice is done, `ms` milliseconds from now, or that it came to nothing. */
function select(ms: number, how: 'kept' | 'broken' = 'kept', inDetail = false): void {
  const promise = new Promise<void>((resolve, reject) =>
    after(ms, how === 'kept' ? resolve : () => reject(new Error('no'))),
  );
  promise.catch(() => {});
  const event = new CustomEvent('shopify:product:select', { bubbles: true, detail: inDetail ? { promise } : null });
  document.body.dispatchEvent(inDetail ? event : Object.assign(event, { promise }));
  promise.then(() => writeId()).catch(() => {});
}

/** How many milliseconds a press waits that comes `press` milliseconds from now, and which variant it takes then. */
async function waits(press = 150): Promise<[ms: number, variant: number | undefined]> {
  await codeComes();
  await vi.advanceTimersByTimeAsync(press);
  const begun = performance.now();
  const choice = page.settled();
  const ends = choice ? [] : [begun];
  void choice?.then(() => ends.push(performance.now()));
  while (ends.length === 0) await vi.advanceTimersByTimeAsync(10);
  return [ends[0]! - begun, page.variantId()];
}

test('a press does not wait when nothing was chosen', () => {
  expect(page.settled()).toBeUndefined();
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

test('a plan that is written 100 ms after a control of which nothing is known is waited for', async () => {
  const plan = document.querySelector<HTMLInputElement>('[name=selling_plan]')!;
  choose('Wrapping');
  after(100, () => (plan.checked = true));
  const [waited] = await waits(10);
  expect(waited).toBeGreaterThanOrEqual(90);
  expect(waited).toBeLessThan(120);
  expect(plan.checked).toBe(true);
});

test('the page’s fetch is its own again, 110 ms after a choice', () => {
  const { fetch } = window;
  choose('tab');
  expect(window.fetch).not.toBe(fetch);
  vi.advanceTimersByTime(110);
  expect(window.fetch).toBe(fetch);
});

test('a control that another variant has followed is an option from then on', async () => {
  document.addEventListener('change', () => void fetch('/products/tea'), { once: true });
  choose('tab');
  after(300, writeId);
  expect((await waits(20))[1]).toBe(2);
  choose('tab');
  after(1000, () => writeId('3'));
  expect((await waits())[1]).toBe(3);
});

test('a click reads the form when the page is idle, and not before', () => {
  const read = vi.spyOn(document.querySelector('[name="id"]')!, 'getAttribute');
  document.body.click();
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(read).toHaveBeenCalled();
});

test('a promise that is never settled delays one press, and not a second one', async () => {
  select(600_000);
  expect((await waits())[0]).toBeGreaterThanOrEqual(5000);
  expect(await waits()).toEqual([0, 1]);
});

test('a field that leads to no variant is waited for once, an option each time', async () => {
  choose('Wrapping');
  expect(await waits(6000)).toEqual([0, 1]);
  choose('Wrapping');
  expect(await waits()).toEqual([0, 1]);
  for (const id of ['2', '1']) {
    choose('Colour');
    after(500, () => writeId(id));
    expect((await waits())[1]).toBe(Number(id));
  }
});

test('a choice is noticed though the theme stops the event', async () => {
  document.body.addEventListener('change', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  choose();
  after(500, writeId);
  expect((await waits())[1]).toBe(2);
});

test.each([
  ['an option', () => choose()],
  ['a promise', () => select(1000)],
])('a press waits for %s that came before this code', async (_what, change) => {
  page.end();
  await open();
  change();
  after(1000, writeId);
  expect(page.settled()).toBeInstanceOf(Promise);
  await interact();
  const [waited, taken] = await waits();
  expect([taken, Math.round(waited / 100)]).toEqual([2, 9]);
});

test('a choice after the host has gone is not watched', async () => {
  page.end();
  choose();
  expect((await waits())[0]).toBe(0);
});
