import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDialog } from '../../src/dialog';
import {
  after,
  dialog,
  leavePage,
  newPage,
  NOT_LOADED,
  openPolicy,
  place,
  press,
  report,
  reported,
  roots,
  SHOP,
  shown,
} from './policy-page';

const BODY = '<p>いつでも<b>解約</b>できます</p>';

let answer: () => Promise<Response>;
const network = vi.fn<typeof fetch>(() => answer());

beforeEach(async () => {
  network.mockClear();
  answer = async () => Response.json({ data: { shop: { subscriptionPolicy: { body: BODY } } } });
  await newPage(network);
});
afterEach(leavePage);

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

  test('is shown as soon as it arrives when that takes longer than 800 ms', async () => {
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

  test('is fetched once: later dialogs show it at once, each with its own copy', async () => {
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
    expect(shown()).toEqual([0, NOT_LOADED]);
    expect([place().querySelector('[role=alert]')?.textContent, reported.length]).toEqual([NOT_LOADED, 1]);
    dialog().close();
    await after(300);
    answer = works;
    press();
    await after(800);
    expect(shown()).toEqual([0, 'いつでも解約できます']);
  });

  const ofLength = (length: number, url: string) => async () =>
    Response.json({ data: { shop: { subscriptionPolicy: { body: '解'.repeat(length), url } } } });

  test('of 200,000 characters is shown whole; of a longer one so much, and a link to its page', async () => {
    answer = ofLength(200_000, 'https://shop.example/policies/subscription-policy');
    press();
    await after(800);
    expect([place().textContent!.length, place().querySelector('a')]).toEqual([200_000, null]);
    await leavePage();
    await newPage(network);
    answer = ofLength(200_001, 'https://shop.example/policies/subscription-policy');
    press();
    await after(800);
    const link = place().querySelector('a')!;
    expect([place().textContent!.length - link.textContent!.length, link.textContent, link.href, link.target]).toEqual([
      200_000,
      '続きはポリシーのページでご覧いただけます',
      'https://shop.example/policies/subscription-policy',
      '_blank',
    ]);
  });

  test.each(['javascript:alert(1)', ''])(
    'that is too long and has its page at %j says so without a link',
    async (url) => {
      answer = ofLength(300_000, url);
      press();
      await after(800);
      expect([place().querySelector('a')!.textContent, place().querySelector('[href]')]).toEqual([
        '続きはポリシーのページでご覧いただけます',
        null,
      ]);
    },
  );

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
    await expect(openPolicy(document.querySelector('span')!, '', SHOP, { openDialog, report })).rejects.toThrow('no');
  });
});
