import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialog, leavePage, locked, newPage, open, opener, roots } from './dialog-page';

beforeEach(newPage);
afterEach(leavePage);

test.each<[string, () => void]>([
  ['takes it away', () => roots.at(-1)!.host.remove()],
  ['writes its body anew', () => (document.body.innerHTML = '')],
  ['puts another body in its place', () => document.body.replaceWith(document.createElement('body'))],
])(
  'is closed when the page %s: the page is unlocked, nothing is watched, and the next dialog opens',
  async (_what, take) => {
    const log: string[] = [];
    const watched = vi.spyOn(MutationObserver.prototype, 'observe');
    const left = vi.spyOn(MutationObserver.prototype, 'disconnect');
    open(log, '一');
    take();
    await vi.advanceTimersByTimeAsync(300);
    expect([log, locked()]).toEqual([['一'], false]);
    expect(left.mock.contexts).toEqual(watched.mock.contexts);
    open(log, '二');
    expect([roots.length, dialog().open, locked()]).toEqual([2, true, true]);
  },
);

test('gives the focus back when the page takes it away', async () => {
  open([]);
  roots[0]!.host.remove();
  await vi.advanceTimersByTimeAsync(0);
  expect(document.activeElement).toBe(opener);
});

test('ignores changes in other parts of the page', async () => {
  const log: string[] = [];
  open(log);
  const shown = vi.spyOn(dialog(), 'showModal');
  document.body.prepend(document.createElement('p'));
  document.querySelector('p')!.remove();
  await vi.advanceTimersByTimeAsync(300);
  expect([log, shown.mock.calls.length]).toEqual([[], 0]);
});

test('keeps the page from scrolling as long as one is open', async () => {
  const before = document.adoptedStyleSheets;
  open([], '一');
  expect(locked()).toBe(true);
  open([], '二');
  await vi.advanceTimersByTimeAsync(300);
  expect(locked()).toBe(true);
  dialog().close();
  await vi.advanceTimersByTimeAsync(0);
  expect([locked(), document.adoptedStyleSheets]).toEqual([false, before]);
});

test('keeps the space of a visible scroll bar', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
  const replace = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  open([]);
  expect(replace.mock.calls.at(-1)).toEqual([
    ':root{overflow:hidden!important}:root{scrollbar-gutter:stable!important}' +
      '@supports not (scrollbar-gutter:stable){:root{padding-right:15px!important}}',
  ]);
});
