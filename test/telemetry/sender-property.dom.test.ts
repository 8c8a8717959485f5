import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from '../../src/lib/track';
import { arrivedAt, CONFIG, event, later, scene, simulateReceivers, startAnew, startSender } from './receivers';

simulateReceivers();

/** What can happen to a page with telemetry. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.constant('press' as const) },
  { weight: 4, arbitrary: fc.constant('tick' as const) },
  fc.constantFrom('leave' as const, 'offline' as const, 'online' as const, 'throttle' as const, 'answer' as const),
);

test('whatever happens, no press is counted twice, and none is lost while receivers answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      startAnew();
      const sender = startSender({ ...CONFIG, otlp: undefined, errors: undefined });
      let presses = 0;
      const queue: Entry[] = [];
      for (const what of steps) {
        if (what === 'press') queue.push({ ...event('press', { wallet: 'shop_pay' }), at: ++presses });
        if (what === 'tick' || what === 'leave') {
          sender.take(queue.splice(0), what === 'leave');
          await later();
        }
        if (what === 'offline' || what === 'online') scene.isOnline = what === 'online';
        if (what === 'throttle') scene.respond = () => 'throttled';
        if (what === 'answer') scene.respond = () => 'taken';
        if (what === 'throttle' || what === 'answer') await later(500);
      }
      const wasThrottled = steps.includes('throttle');
      [scene.isOnline, scene.respond] = [true, () => 'taken'];
      for (let index = 0; index < 3; index++) {
        sender.take(queue.splice(0), false);
        await later(20_000);
      }
      const counted = arrivedAt('/v1/produce').map(
        (body) => (body as { metadata: { event_created_at_ms: number } }).metadata.event_created_at_ms,
      );
      expect(new Set(counted).size).toBe(counted.length);
      if (!wasThrottled)
        expect(counted.toSorted((a, b) => a - b)).toEqual(Array.from({ length: presses }, (_, i) => i + 1));
    }),
    { numRuns: 300 },
  );
});
