import { afterEach, expect, test, vi } from 'vitest';
import { track } from '../../src/lib/track';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what has happened is sent every second', async () => {
  vi.useFakeTimers();
  const arrived: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    arrived.push(url);
    return new Response();
  });
  vi.stubGlobal('trekkie', { defaultAttributes: { shopId: 42 } });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Safari/605.1.15',
  );
  document.cookie = '_tracking_consent=3AMPS.';
  document.head.innerHTML = `<meta name="karui-telemetry" content='{"events":"https://events.example"}'>`;
  await import('../../src/telemetry');
  for (let second = 1; second <= 3; second++) {
    track('press', { wallet: 'shop_pay' });
    await vi.advanceTimersByTimeAsync(999);
    expect(arrived).toHaveLength(second - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toHaveLength(second);
  }
});
