import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { after, dialog, leavePage, newPage, NOT_LOADED, place, press, reported, shown } from './policy-page';

// A page that is framed is not fetched.
beforeEach(() => newPage(() => Promise.reject(new Error('nothing is to be fetched'))));
afterEach(leavePage);

describe('managed markets', () => {
  const frame = () => place().querySelector('iframe');

  test.each([
    ['terms', '利用規約'],
    ['privacy', 'プライバシーポリシー'],
  ])('%s stand in a sandboxed frame with a title, behind the grey lines of the skeleton', (kind, title) => {
    press(`[data-managed-markets=${kind}]`);
    expect([dialog().querySelector('h2')?.textContent, ...shown()]).toEqual([title, 5, '']);
    expect(Object.fromEntries([...frame()!.attributes].map(({ name, value }) => [name, value]))).toEqual({
      title,
      src: `https://markets.example/${kind}`,
      sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
      referrerpolicy: 'no-referrer',
    });
  });

  test('a page of the store’s own keeps its origin and therefore runs no script', () => {
    document.querySelector('a')!.setAttribute('href', '/policies/terms');
    press('a');
    expect([frame()!.src, frame()!.getAttribute('sandbox')]).toEqual([
      `${location.origin}/policies/terms`,
      'allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    ]);
  });

  test.each([
    ['Escape', false],
    ['a', true],
  ])('the key %s in a page of the store’s own leaves the dialog open: %s', (key, expected) => {
    document.querySelector('a')!.setAttribute('href', '/policies/terms');
    press('a');
    const inside = document.implementation.createHTMLDocument('');
    vi.spyOn(frame()!, 'contentDocument', 'get').mockReturnValue(inside);
    frame()!.dispatchEvent(new Event('load'));
    inside.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(dialog().open).toBe(expected);
  });

  test('the frame is shown after 800 ms at the earliest, and is not moved, because a moved frame loads again', async () => {
    press('a');
    const before = frame()!;
    const mutations: string[] = [];
    before.dispatchEvent(new Event('load'));
    await after(799);
    expect(shown()).toEqual([5, '']);
    const observer = new MutationObserver((records) =>
      records.forEach(({ removedNodes }) =>
        removedNodes.forEach((node) => mutations.push((node as Element).className)),
      ),
    );
    observer.observe(place(), { childList: true });
    await after(1);
    expect([shown(), frame() === before, mutations]).toEqual([[0, ''], true, ['skeleton']]);
  });

  test('a page that has not loaded after 10 s counts as not found and is not shown later', async () => {
    press('a');
    await after(9999);
    expect(shown()).toEqual([5, '']);
    await after(1);
    expect([...shown(), frame(), reported.map(String)]).toEqual([
      0,
      NOT_LOADED,
      null,
      ['Error: no policy at https://markets.example/terms within 10000 ms'],
    ]);
  });

  test('closing the dialog before the page has loaded is not reported as a failure', async () => {
    press('a');
    dialog().close();
    await after(20_000);
    expect(reported).toEqual([]);
  });

  test('a page of another site without encryption is not framed', async () => {
    press('a[href^="http:"]');
    await after(800);
    expect([...shown(), frame(), reported.length]).toEqual([0, NOT_LOADED, null, 1]);
  });
});
