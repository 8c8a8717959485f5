import { afterEach, expect, test, vi } from 'vitest';
import type { Entry } from '../../src/lib/track';
import { HOST } from './notices-page';
import { codeComes, openPage, type OpenPage } from './open-page';

/** A page whose script stands in the way of what looks after it. */
async function throwingPage(): Promise<OpenPage & { reported(): Promise<unknown[]> }> {
  document.body.innerHTML = `<form data-type="add-to-cart-form"><input name="id" value="1"><select name="Size"><option>50g</select>${HOST}</form>`;
  const host = document.querySelector<HTMLElement>('shopify-accelerated-checkout')!;
  const page = await openPage(host);
  const error = new Error('a page that throws');
  host.getRootNode = () => {
    throw error;
  };
  const reported = async () => {
    const { flush, sendBy } = await import('../../src/lib/track');
    const sent: Entry[] = [];
    sendBy((entries) => sent.push(...entries));
    flush();
    return sent.flatMap((entry) => (entry.type === 'error' ? [entry.error] : []));
  };
  return { ...page, reported };
}

const unheard: unknown[] = [];
const hear = (reason: unknown) => void unheard.push(reason);
process.on('unhandledRejection', hear);
afterEach(() => {
  unheard.length = 0;
  vi.restoreAllMocks();
});

test('a press after a choice goes on where the code that looks after the page can’t run in it, and that is reported', async () => {
  const page = await throwingPage();
  document.querySelector('select')!.dispatchEvent(new Event('change', { bubbles: true }));
  expect(await page.waitForChoice()).toBeUndefined();
  expect(String(await page.reported())).toContain('a page that throws');
  page.end();
});

test('no rejection of ours reaches such a page, and what runs is not started twice', async () => {
  const page = await throwingPage();
  const listen = vi.spyOn(globalThis, 'addEventListener');
  const started = () => listen.mock.calls.filter(([type]) => type === 'visibilitychange').length;
  dispatchEvent(new Event('pointermove'));
  await codeComes();
  const once = started();
  const { startCompanion } = await import('../../src/companion/start-companion');
  await startCompanion();
  await codeComes();
  expect([unheard, once, started()]).toEqual([[], 1, 1]);
  page.end();
});
