import { expect, test } from 'vitest';
import { logOfEvent } from '../../../src/telemetry/otlp';

test('a missing cart cookie and a shop without a name are logged', () => {
  const line = (name: string, data: Record<string, unknown>) =>
    logOfEvent({ type: 'event', name, data, at: 0 })?.message;
  expect(line('ending', { reason: 'missing_cart_id' })).toBe('cartTokenMissing');
  expect(line('missing_merchant_name', {})).toBe('missing_merchant_name');
  expect(line('press', {})).toBeUndefined();
});
