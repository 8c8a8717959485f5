import { expect, test, vi } from 'vitest';
import { liveWidgets } from '../../src/widget/live-widgets';
import { run } from '../../src/press/run';
import { formHtml, hostHtml } from '../e2e/fixtures/bare-page';
import { googleParams } from '../wallets/google-pay/google-params';
import { onPressPage, open, operations } from './press-page';

onPressPage();

test('a press waits 2 s for its vendor’s script, then goes to checkout', async () => {
  await open(formHtml(hostHtml({})));
  const [widget] = liveWidgets;
  const { host } = widget!;
  // The script is asked for, and never arrives.
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => node);
  vi.useFakeTimers();
  try {
    const button = { widget: widget!, wallet: 'google_pay', params: googleParams, element: host } as const;
    const click = { button, opener: host, at: performance.now(), isLate: true, over: new AbortController() };
    expect(run(click)).toBe(true);
    await vi.advanceTimersByTimeAsync(1999);
    expect(operations()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(operations()).toEqual(['cartCreate']);
    await vi.advanceTimersByTimeAsync(100);
  } finally {
    vi.useRealTimers();
  }
});
