import { signal } from '@preact/signals';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDialog, showEnding } from '../../src/dialog';

/** The roots of all dialogs so far: they are closed, so we note them when they are made. */
let roots: ShadowRoot[];
let opener: HTMLButtonElement;

beforeEach(() => {
  vi.useFakeTimers();
  roots = [];
  const attachShadow = Element.prototype.attachShadow;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init: ShadowRootInit) {
    const root = attachShadow.call(this, init);
    roots.push(root);
    return root;
  });
  document.body.innerHTML = '<button>今すぐ購入</button>';
  opener = document.querySelector('button')!;
});

afterEach(() => {
  roots.forEach((root) => root.querySelector('dialog')?.close());
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const dialog = () => roots.at(-1)!.querySelector('dialog')!;
const part = (name: string) => dialog().querySelector<HTMLElement>(name)!;

/** Opens a dialog and notes in the log when it has been closed. */
function open(log: string[], name = '注意', over: object = {}) {
  void openDialog({ title: name, message: '本文', button: '閉じる', ...over }, opener).then(() => log.push(name));
}

test('stands in a closed root at the end of the body, modal, named and described', () => {
  open([]);
  const host = document.body.lastElementChild!;
  expect([host.shadowRoot, roots[0]!.host === host, dialog().open]).toEqual([null, true, true]);
  expect(dialog().getAttribute('aria-labelledby')).toBe(part('h2').id);
  expect(dialog().getAttribute('aria-describedby')).toBe(part('.message').id);
  expect([part('h2').textContent, part('.message').textContent, part('button').textContent]).toEqual([
    '注意',
    '本文',
    '閉じる',
  ]);
});

test('writes no style into markup, so a content security policy has nothing to forbid', () => {
  open([]);
  const all = [document.documentElement, ...document.querySelectorAll('*'), ...dialog().querySelectorAll('*')];
  expect(all.filter((node) => node.hasAttribute('style') || node.localName === 'style')).toEqual([]);
});

test('shows a text as text, whatever it looks like', () => {
  open([], '<b>題</b>', { message: '<img src=x onerror=alert(1)>\n二行目' });
  expect([part('h2').textContent, part('.message').textContent]).toEqual([
    '<b>題</b>',
    '<img src=x onerror=alert(1)>\n二行目',
  ]);
  expect(dialog().querySelector('img, b')).toBe(null);
});

test('takes a component as its message, and stands without a button', () => {
  open([], '規約', { message: () => createElement('article', null), button: undefined });
  expect(part('.message').innerHTML).toBe('<article></article>');
  expect(dialog().hasAttribute('aria-describedby')).toBe(false);
  expect(dialog().querySelector('button')).toBe(null);
});

test('renders a component again when a signal that it read has changed, and lets go of it once it has left the page', async () => {
  const text = signal('一');
  const log: string[] = [];
  const follow = () => (log.push('here'), () => void log.push('gone'));
  open(log, '規約', { message: () => createElement('p', { ref: follow }, text.value) });
  text.value = '二';
  await vi.advanceTimersByTimeAsync(0);
  expect([part('.message').textContent, log]).toEqual(['二', ['here']]);
  dialog().close();
  await vi.advanceTimersByTimeAsync(299);
  expect(log).toEqual(['here', '規約']);
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual(['here', '規約', 'gone']);
});

test('takes the style of a component along', () => {
  open([], '規約', { message: Link, style: '.of-the-policy{color:red}' });
  const rules = roots[0]!.adoptedStyleSheets.flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText));
  expect(rules.join()).toContain('.of-the-policy');
});

/** A press from one element to another; a browser sends the click to what holds both. */
function drag(from: HTMLElement, to: HTMLElement): void {
  from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  to.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  (from === to ? from : dialog()).click();
}

test.each<[string, () => void]>([
  ['its button', () => part('button').click()],
  ['its overlay', () => drag(dialog(), dialog())],
  ['Escape, as the browser does it', () => dialog().close()],
])('closes by %s: the focus goes back, then it leaves the page', async (_way, close) => {
  const log: string[] = [];
  open(log);
  close();
  await vi.advanceTimersByTimeAsync(0);
  expect([log, dialog().open, document.activeElement === opener]).toEqual([['注意'], false, true]);
  expect(roots[0]!.host.isConnected, 'its way out is seen').toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(roots[0]!.host.isConnected).toBe(false);
});

test('stays on a click on what it says', () => {
  open([]);
  drag(part('.box'), part('.box'));
  drag(part('.message'), part('.message'));
  expect(dialog().open).toBe(true);
});

test.each<[string, () => void]>([
  ['begins inside and ends on the overlay', () => drag(part('.message'), dialog())],
  ['begins on the overlay and ends inside', () => drag(dialog(), part('.message'))],
  ['is a click whose press began before the dialog was there', () => dialog().click()],
])('stays when a press %s, and closes by the next on the overlay', (_press, press) => {
  open([]);
  press();
  expect(dialog().open).toBe(true);
  drag(dialog(), dialog());
  expect(dialog().open).toBe(false);
});

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

test('the next dialog closes the one before', async () => {
  const log: string[] = [];
  open(log, '一');
  open(log, '二');
  await vi.advanceTimersByTimeAsync(300);
  expect(log).toEqual(['一']);
  expect(roots.map(({ host }) => host.isConnected)).toEqual([false, true]);
  dialog().close();
  await vi.advanceTimersByTimeAsync(300);
  expect([log, document.body.children.length]).toEqual([['一', '二'], 1]);
});

const locked = () => document.adoptedStyleSheets.some((sheet) => sheet.cssRules[0]?.cssText.includes('overflow'));

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

test('leaves nothing behind where the browser can open none', async () => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw new TypeError('no');
  });
  await expect(openDialog({ title: 't', message: 'm' }, opener)).rejects.toThrow('no');
  expect([document.body.children.length, locked()]).toEqual([1, false]);
});

/** A message with something to focus. */
const Link = () => createElement('a', { href: '#' });

const tab = (shiftKey: boolean) => {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
  (roots.at(-1)!.activeElement ?? dialog()).dispatchEvent(event);
  return event.defaultPrevented;
};

test.each([
  ['after the last comes the first', 'button', false, 'a'],
  ['before the first comes the last', 'a', true, 'button'],
])('Tab goes round: %s', (_case, from, shift, to) => {
  open([], '規約', { message: Link });
  part(from).focus();
  expect(tab(shift)).toBe(true);
  expect(roots[0]!.activeElement).toBe(part(to));
});

test('Tab between two stops is the browser’s own', () => {
  open([], '規約', { message: Link });
  part('a').focus();
  expect(tab(false)).toBe(false);
});

test('showEnding tells how a press ended and gives the focus back', async () => {
  const log: string[] = [];
  void showEnding({ type: 'out_of_stock' }, opener).then(() => log.push('closed'));
  expect(part('h2').textContent).toBe('在庫切れ');
  part('button').click();
  await vi.advanceTimersByTimeAsync(0);
  expect([log, document.activeElement]).toEqual([['closed'], opener]);
});
