import { expect, test, vi } from 'vitest';
import { after, choose, onChoicesPage, open, page, select, waits, writeId } from './choices-page';
import { interact } from './open-page';

onChoicesPage();

test('a press waits for a selling plan that the theme writes 100 ms after a click on an unknown control', async () => {
  const plan = document.querySelector<HTMLInputElement>('[name=selling_plan]')!;
  choose('Wrapping');
  after(100, () => (plan.checked = true));
  const [waited] = await waits(10);
  expect(waited).toBeGreaterThanOrEqual(90);
  expect(waited).toBeLessThan(120);
  expect(plan.checked).toBe(true);
});

test('the page gets its own fetch back 110 ms after the last of two choices', () => {
  const { fetch } = window;
  choose('tab');
  vi.advanceTimersByTime(50);
  choose('Wrapping');
  expect(window.fetch).not.toBe(fetch);
  vi.advanceTimersByTime(110);
  expect(window.fetch).toBe(fetch);
});

test('a control counts as an option once a click on it has led to another variant', async () => {
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

test('a press waits once for a field that leads to no variant, and each time for an option', async () => {
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

test('a choice is noticed even when the theme stops the event', async () => {
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
  expect(page.waitForChoice()).toBeInstanceOf(Promise);
  await interact();
  const [waited, taken] = await waits();
  expect([taken, Math.round(waited / 100)]).toEqual([2, 9]);
});

test('a choice after the host has gone is not watched', async () => {
  page.end();
  choose();
  expect((await waits())[0]).toBe(0);
});
