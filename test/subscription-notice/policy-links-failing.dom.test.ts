import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, fire, leavePage, loadDialogBy, log, newPage, titles } from './linked-policies';

beforeEach(newPage);
afterEach(leavePage);

const lastResort = () => {
  vi.stubGlobal('alert', (text: string) => log.push(`alert ${text}`));
  vi.spyOn(location, 'assign').mockImplementation((url) => void log.push(`go ${String(url)}`));
};
/** What a press does that can open no dialog. */
const LAST_RESORTS = [
  ['of the button says that the policy could not be loaded', 'span', 'alert ポリシーを読み込めませんでした。'],
  ['of a link goes where the link leads', 'a', 'go https://markets.example/terms'],
] as const;

test.each(LAST_RESORTS)('a press %s where the browser can open no dialog', async (_what, selector, expected) => {
  lastResort();
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw new TypeError('no');
  });
  fire(selector, click());
  await vi.waitUntil(() => log.includes(expected));
  expect(log).toEqual(['the dialog is fetched', 'report TypeError: no', expected]);
});

test.each(LAST_RESORTS)(
  'a press %s when the dialog’s code can’t be fetched, and the next press tries again',
  async (_what, selector, expected) => {
    lastResort();
    loadDialogBy(() => Promise.reject(new Error('offline')));
    fire(selector, click());
    await vi.waitUntil(() => log.includes(expected));
    expect(log).toEqual(['the dialog is fetched', 'report Error: offline', expected]);
    loadDialogBy();
    fire(selector, click());
    expect(await titles()).toHaveLength(1);
  },
);

test.each(LAST_RESORTS)('a press %s when the code has not come after 8 s', async (_what, selector, expected) => {
  lastResort();
  vi.useFakeTimers();
  loadDialogBy(() => new Promise(() => {}));
  fire(selector, click());
  await vi.advanceTimersByTimeAsync(7999);
  expect(log).toEqual(['the dialog is fetched']);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(log).toEqual(['the dialog is fetched', 'report Error: no answer within 8000 ms', expected]);
});

test.each(LAST_RESORTS)(
  'a press %s 8 s after it, of which it has waited 6 s for this code',
  async (_what, selector, expected) => {
    lastResort();
    vi.useFakeTimers();
    loadDialogBy(() => new Promise(() => {}));
    const link = document.querySelector(selector)!;
    link.setAttribute('pressed-early', `${performance.now() - 6000}`);
    fire(selector, click());
    await vi.advanceTimersByTimeAsync(1999);
    expect(log).toEqual(['the dialog is fetched']);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(log).toEqual(['the dialog is fetched', 'report Error: no answer within 2000 ms', expected]);
    expect(link.hasAttribute('pressed-early')).toBe(false);
  },
);

test.each([
  ['pointing at the button', 'b', 'pointerover'],
  ['focusing it', 'span', 'focusin'],
  ['pointing at a link to managed markets', 'a', 'pointerover'],
])('%s fetches the dialog early, and reports nothing when that fails', async (_what, selector, type) => {
  lastResort();
  loadDialogBy(() => Promise.reject(new Error('offline')));
  fire(selector, new Event(type, { bubbles: true }));
  await vi.dynamicImportSettled();
  expect(log).toEqual(['the dialog is fetched']);
});

test('pointing elsewhere fetches nothing', async () => {
  fire('i', new Event('pointerover', { bubbles: true }));
  await vi.dynamicImportSettled();
  expect(log).toEqual([]);
});
