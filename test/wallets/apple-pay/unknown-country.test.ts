import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeClock, loaded } from '../in-process/fake-time';
import { walk } from './walk';
import { endingOf, pay, usual } from './way';

beforeAll(loaded);
beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test('a country code that does not exist is an error at the country of Apple’s sheet, and another address is an order', async () => {
  const shown = new Set<string>();
  const actions = [
    { do: 'edit', to: { countryCode: 'XX' } } as const,
    { do: 'edit', to: { countryCode: 'JP' } } as const,
    pay,
  ];
  const seen = await walk(
    { setup: usual, troubles: [], steps: actions.map((action) => ({ action, wait: null })) },
    ({ simulator }) => {
      for (const { code, contactField, message } of simulator.sheet()!.errors)
        shown.add(`${code} ${contactField} ${message}`);
    },
  );
  expect([...shown]).toEqual(['shippingContactInvalid country 有効な国/地域を選択してください']);
  expect(endingOf(seen)?.type).toBe('redirect');
});
