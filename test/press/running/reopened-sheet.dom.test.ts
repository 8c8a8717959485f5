import { expect, test, vi } from 'vitest';
import type { OpenedSheet } from '../../../src/core/opened-sheet';
import { completePress } from '../../../src/press/running/begin-press';
import { runPurchase } from '../../../src/press/running/run-purchase';
import { stateOf } from '../../../src/press/running/wallet-context';
import { productPage } from '../product-page';

/** A promise, and what resolves it. */
function later() {
  let resolve!: () => void;
  return { promise: new Promise<void>((come) => (resolve = come)), resolve: () => resolve() };
}

test('a sheet that was closed while its choice was loading does not change the next sheet', async () => {
  const { widget, host } = productPage('<input type="hidden" name="id" value="1">');
  const button = { widget, wallet: 'apple_pay', params: {}, element: host } as const;
  const press = () => {
    const [choice, closed] = [later(), later()];
    const sheet = { cancelled: closed.promise, listen() {}, abort() {} } as unknown as OpenedSheet;
    const one = Object.assign(completePress({ button, opener: host, at: 0, sheet }), {
      choiceMade: choice.promise,
      wait: choice.promise,
    });
    const over = runPurchase(one);
    return { choice, closed, over };
  };

  const first = press();
  first.closed.resolve();
  await vi.waitFor(() => expect(widget.busy.value).toBeNull());
  const second = press();
  second.choice.resolve();
  // The first press looks at the form up to 50 ms later than the second.
  await Promise.resolve();
  first.choice.resolve();
  await first.over;
  const { signal } = stateOf(widget).latestPress!.stopped;
  dispatchEvent(new Event('pagehide'));
  expect(signal.aborted).toBe(true);
});
