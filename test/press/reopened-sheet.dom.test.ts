import { expect, test, vi } from 'vitest';
import type { OpenedSheet } from '../../src/opened-sheet';
import { buy } from '../../src/press/buy';
import { choose, isEnding } from '../../src/press/choose';
import { walletContext } from '../../src/press/context';
import { makeHostsWait } from '../../src/press/hosts';
import { productPage } from './product-page';

/** A promise, and what resolves it. */
function later() {
  let resolve!: () => void;
  return { promise: new Promise<void>((come) => (resolve = come)), resolve: () => resolve() };
}

test('a sheet that was closed while its choice was loading does not change the next sheet', async () => {
  const { widget, host } = productPage('<input type="hidden" name="id" value="1">');
  const button = { widget, wallet: 'apple_pay', params: {}, element: host } as const;
  const press = () => {
    const choiceMade = later();
    const over = new AbortController();
    const sheet = { cancelled: new Promise(() => {}), listen() {}, abort() {} } as unknown as OpenedSheet;
    const chosen = choose({ button, opener: host, at: 0, sheet, over });
    if (isEnding(chosen)) throw new Error(chosen.type);
    const hosts = makeHostsWait(button, true);
    const choice = { ...chosen, choiceMade: choiceMade.promise, wait: choiceMade.promise };
    const { ending } = buy(choice, hosts);
    const close = () => {
      over.abort();
      hosts.free();
    };
    return { choice, choiceMade, close, ending };
  };

  const first = press();
  first.close();
  const second = press();
  second.choiceMade.resolve();
  // The first press looks at the form up to 50 ms later than the second.
  await Promise.resolve();
  first.choiceMade.resolve();
  expect(await first.ending).toEqual({ type: 'cancelled' });
  const { signal } = walletContext(button);
  second.choice.stopped.abort();
  await vi.waitFor(() => expect(signal.aborted).toBe(true));
});
