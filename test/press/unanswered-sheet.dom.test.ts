import { expect, test } from 'vitest';
import { liveWidgets } from '../../src/widget/live-widgets';
import type { OpenedSheet } from '../../src/opened-sheet';
import { run } from '../../src/press/run';
import { formHtml, hostHtml } from '../e2e/fixtures/bare-page';
import { onPressPage, open, soon, store, went } from './press-page';

onPressPage();

test('a sheet that was opened for a wallet that turns out not to be served is closed before checkout takes the order', async () => {
  await open(formHtml(hostHtml({})));
  const [widget] = liveWidgets;
  const log: string[] = [];
  const abort = () => void log.push(`closed after ${store.sent.length} requests`);
  const sheet = { cancelled: new Promise(() => {}), listen() {}, abort } as unknown as OpenedSheet;
  const { host } = widget!;
  // Without a signature in its parameters, the wallet is not eligible.
  const button = { widget: widget!, wallet: 'google_pay', params: {}, element: host } as const;
  expect(run({ button, opener: host, at: 0, sheet, isLate: true, over: new AbortController() })).toBe(true);
  await soon(() => went.length).toBe(1);
  expect(log).toEqual(['closed after 0 requests']);
});
