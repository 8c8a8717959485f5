import { signal } from '@preact/signals';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDialog, showEnding } from '../../src/dialog';
import { dialog, leavePage, locked, newPage, open, opener, part, roots } from './dialog-page';

/** A message with something in it. */
const Link = () => createElement('a', { href: '#' });

beforeEach(newPage);
afterEach(leavePage);

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

test('accepts a component as its message, and works without a button', () => {
  open([], '規約', { message: () => createElement('article', null), button: undefined });
  expect(part('.message').innerHTML).toBe('<article></article>');
  expect(dialog().hasAttribute('aria-describedby')).toBe(false);
  expect(dialog().querySelector('button')).toBe(null);
});

test('renders a component again when a signal that it read changes, and stops once the dialog has left the page', async () => {
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

test('includes the style of a component', () => {
  open([], '規約', { message: Link, style: '.of-the-policy{color:red}' });
  const rules = roots[0]!.adoptedStyleSheets.flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText));
  expect(rules.join()).toContain('.of-the-policy');
});

/** A press from one element to another; a browser sends the click to the common ancestor of both. */
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

test('does what its first button says inside the click, closed, once; the second button, the overlay and Escape only close it', async () => {
  const done: boolean[] = [];
  const asking = { second: 'いいえ', onPress: () => done.push(dialog().open) };
  open([], '一', asking);
  part('button').click();
  part('button').click();
  expect(done).toEqual([false]);
  for (const close of [() => part('.second').click(), () => drag(dialog(), dialog()), () => dialog().close()]) {
    open([], '二', asking);
    close();
    expect([dialog().open, done.length]).toEqual([false, 1]);
  }
  await vi.advanceTimersByTimeAsync(300);
});

test('stays open after a click on its text', () => {
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

test('leaves nothing behind where the browser can open none', async () => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw new TypeError('no');
  });
  await expect(openDialog({ title: 't', message: 'm' }, opener)).rejects.toThrow('no');
  expect([document.body.children.length, locked()]).toEqual([1, false]);
});

test('showEnding tells how a press ended and gives the focus back', async () => {
  const log: string[] = [];
  void showEnding({ type: 'out_of_stock' }, opener).then(() => log.push('closed'));
  expect(part('h2').textContent).toBe('在庫切れ');
  part('button').click();
  await vi.advanceTimersByTimeAsync(0);
  expect([log, document.activeElement]).toEqual([['closed'], opener]);
});
