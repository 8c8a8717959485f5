import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialog, leavePage, locked, newPage, open, opener, part, roots } from './dialog-page';

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

test('stays, modal, when the page moves it', async () => {
  const log: string[] = [];
  open(log);
  const shown = vi.spyOn(dialog(), 'showModal');
  const wrapper = document.body.appendChild(document.createElement('main'));
  wrapper.append(...[...document.body.children].filter((child) => child !== wrapper));
  await vi.advanceTimersByTimeAsync(300);
  expect([log, dialog().open, shown.mock.calls.length, locked()]).toEqual([[], true, 1, true]);
});

test('is not concerned by what the page does elsewhere', async () => {
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

test('keeps the place of a scroll bar that was seen', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
  const replace = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  open([]);
  expect(replace.mock.calls.at(-1)).toEqual([
    ':root{overflow:hidden!important}:root{scrollbar-gutter:stable!important}' +
      '@supports not (scrollbar-gutter:stable){:root{padding-right:15px!important}}',
  ]);
});

const tab = (shiftKey: boolean) => {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
  (roots.at(-1)!.activeElement ?? dialog()).dispatchEvent(event);
  return event.defaultPrevented;
};

test.each([
  ['after the last comes the first', 'button', false, 'a'],
  ['before the first comes the last', 'a', true, 'button'],
])('Tab goes round: %s', (_case, from, shift, to) => {
  const link = document.createElement('a');
  link.href = '#';
  open([], '規約', { message: link });
  part(from).focus();
  expect(tab(shift)).toBe(true);
  expect(roots[0]!.activeElement).toBe(part(to));
});

test('Tab between two stops is the browser’s own', () => {
  const link = document.createElement('a');
  link.href = '#';
  open([], '規約', { message: link });
  link.focus();
  expect(tab(false)).toBe(false);
});
