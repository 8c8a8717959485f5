import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDialog } from '../../src/dialog';
import type { openPolicy as OpenPolicy } from '../../src/policy';
import { noteClosedRoots } from './closed-roots';

const SHOP = { accessToken: 'token', buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' };
const BODY = '<p>いつでも<b>解約</b>できます</p>';
const NOT_FOUND = 'ポリシーが見つかりませんでした';

let roots: ShadowRoot[];
let openPolicy: typeof OpenPolicy;
let reported: unknown[];
let answer: () => Promise<Response>;
const network = vi.fn<typeof fetch>(() => answer());

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  network.mockClear();
  roots = noteClosedRoots();
  reported = [];
  document.body.innerHTML = `<span tabindex="0">解約ポリシー</span>
    <a href="https://markets.example/terms" data-managed-markets="terms">規約</a>
    <a href="https://markets.example/privacy" data-managed-markets="privacy">個人情報</a>
    <a href="http://markets.example/terms" data-managed-markets="terms">規約</a>`;
  answer = async () => Response.json({ data: { shop: { subscriptionPolicy: { body: BODY } } } });
  // What a page has fetched is kept in the module, so each test is a page of its own.
  vi.resetModules();
  ({ openPolicy } = await import('../../src/policy'));
});

afterEach(() => {
  roots.forEach((root) => root.querySelector('dialog')?.close());
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const report = (error: unknown) => void reported.push(error);
const press = (selector = 'span') =>
  void openPolicy(document.querySelector<HTMLElement>(selector)!, SHOP, { openDialog, report });
const dialog = () => roots.at(-1)!.querySelector('dialog')!;
const place = () => dialog().querySelector<HTMLElement>('.policy')!;
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** What the dialog shows: the number of grey lines, and the text. */
const shown = () => [place().querySelectorAll('.skeleton i').length, place().textContent];

describe('the subscription policy', () => {
  test('is a dialog with five grey lines at once, and the text 800 ms later', async () => {
    press();
    expect([dialog().open, dialog().querySelector('h2')?.textContent, place().getAttribute('aria-busy')]).toEqual([
      true,
      '定期購入のキャンセルポリシー',
      'true',
    ]);
    expect(dialog().querySelector('.skeleton')?.getAttribute('aria-label')).toBe('読み込み中');
    await after(799);
    expect(shown()).toEqual([5, '']);
    await after(1);
    expect(shown()).toEqual([0, 'いつでも解約できます']);
    expect([place().hasAttribute('aria-busy'), reported]).toEqual([false, []]);
  });

  test('is there as soon as it comes after that', async () => {
    answer = () =>
      new Promise((resolve) =>
        setTimeout(() => resolve(Response.json({ data: { shop: { subscriptionPolicy: { body: BODY } } } })), 2000),
      );
    press();
    await after(1999);
    expect(shown()).toEqual([5, '']);
    await after(1);
    expect(shown()).toEqual([0, 'いつでも解約できます']);
  });

  test('is fetched once: the second time it is there at once, each time anew', async () => {
    press();
    await after(800);
    place().replaceChildren();
    dialog().close();
    await after(300);
    press();
    expect(shown()).toEqual([0, 'いつでも解約できます']);
    expect(network).toHaveBeenCalledTimes(1);
  });

  test('ignores presses while it is being fetched, with its dialog open or closed', async () => {
    let arrive!: (response: Response) => void;
    answer = () => new Promise((resolve) => (arrive = resolve));
    press();
    press();
    expect(roots).toHaveLength(1);
    dialog().close();
    await after(300);
    press();
    expect([roots.length, network.mock.calls.length]).toEqual([1, 1]);
    arrive(Response.json({ data: { shop: { subscriptionPolicy: { body: BODY } } } }));
    await after(0);
    press();
    expect([roots.length, network.mock.calls.length, ...shown()]).toEqual([2, 1, 0, 'いつでも解約できます']);
  });

  test.each<[string, () => Promise<Response>]>([
    ['the line is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server refuses', async () => new Response('', { status: 500 })],
    [
      'there is nothing in it',
      async () => Response.json({ data: { shop: { subscriptionPolicy: { body: '<p> </p>' } } } }),
    ],
  ])('when %s: says after 800 ms that there is none, and asks again the next time', async (_why, fails) => {
    const works = answer;
    answer = fails;
    press();
    await after(799);
    expect(shown()).toEqual([5, '']);
    await after(1);
    expect(shown()).toEqual([0, NOT_FOUND]);
    expect([place().querySelector('[role=alert]')?.textContent, reported.length]).toEqual([NOT_FOUND, 1]);
    dialog().close();
    await after(300);
    answer = works;
    press();
    await after(800);
    expect(shown()).toEqual([0, 'いつでも解約できます']);
  });

  test('that scrolls is reachable by keyboard', async () => {
    press();
    vi.spyOn(place().parentElement!, 'scrollHeight', 'get').mockReturnValue(900);
    await after(800);
    expect(place().parentElement!.tabIndex).toBe(0);
  });

  test('rejects where the browser opens no dialog', async () => {
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
      throw new TypeError('no');
    });
    await expect(openPolicy(document.querySelector('span')!, SHOP, { openDialog, report })).rejects.toThrow('no');
  });
});

describe('managed markets', () => {
  const frame = () => place().querySelector('iframe');

  test.each([
    ['terms', '利用規約'],
    ['privacy', 'プライバシーポリシー'],
  ])('%s are a named page apart, behind the grey lines', (kind, title) => {
    press(`[data-managed-markets=${kind}]`);
    expect([dialog().querySelector('h2')?.textContent, ...shown()]).toEqual([title, 5, '']);
    expect(Object.fromEntries([...frame()!.attributes].map(({ name, value }) => [name, value]))).toEqual({
      title,
      src: `https://markets.example/${kind}`,
      sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
      referrerpolicy: 'no-referrer',
    });
  });

  test('the page is shown where it stands, 800 ms later at the earliest: moved, it would load again', async () => {
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

  test('a page that has not come after 10 s was not found, and comes no more', async () => {
    press('a');
    await after(9999);
    expect(shown()).toEqual([5, '']);
    await after(1);
    expect([...shown(), frame(), reported.map(String)]).toEqual([
      0,
      NOT_FOUND,
      null,
      ['Error: no policy at https://markets.example/terms within 10000 ms'],
    ]);
  });

  test('a dialog that was closed before is no failure', async () => {
    press('a');
    dialog().close();
    await after(20_000);
    expect(reported).toEqual([]);
  });

  test('a page of another site without encryption is not framed', async () => {
    press('a[href^="http:"]');
    await after(800);
    expect([...shown(), frame(), reported.length]).toEqual([0, NOT_FOUND, null, 1]);
  });
});
