import { expect, test } from 'vitest';
import { liveWidgets } from '../../../src/core/live-widgets';
import type { OpenedSheet } from '../../../src/core/opened-sheet';
import type { Prepared } from '../../../src/wallet';
import { completePress } from '../../../src/press/running/begin-press';
import { runPurchase } from '../../../src/press/running/run-purchase';
import { stateOf } from '../../../src/press/running/wallet-context';
import { formHtml, hostHtml } from '../../e2e/fixtures/bare-page';
import { onPressPage, open, store, went } from '../press-page';

onPressPage();

test('a sheet that was opened for a wallet that turns out not to be served is closed before checkout takes the order', async () => {
  await open(formHtml(hostHtml({})));
  const [widget] = liveWidgets;
  const value: Prepared = { eligible: false, reason: 'sdk_not_loaded' };
  stateOf(widget!).prepared.set('apple_pay', { promise: Promise.resolve(value), at: 0, value });
  const log: string[] = [];
  const abort = () => void log.push(`closed after ${store.sent.length} requests`);
  const sheet = { cancelled: new Promise(() => {}), listen() {}, abort } as unknown as OpenedSheet;
  const { host } = widget!;
  const button = { widget: widget!, wallet: 'apple_pay', params: {}, element: host } as const;
  await runPurchase(completePress({ button, opener: host, at: 0, sheet }));
  expect(went).toHaveLength(1);
  expect(log).toEqual(['closed after 0 requests']);
});
