import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attempt, createSeller, fakeClock, settle } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test('a card of a network outside the request can’t be chosen', async () => {
  const { ready, simulator, sheet } = createSeller({ card: 'amex' });
  await ready();
  expect(sheet()).toMatchObject({ card: { network: 'Visa' }, usableCards: ['visa', 'mastercard', 'jcb', 'debit'] });
  expect(attempt(() => simulator.user.selectPaymentMethod('amex'))).toMatch(/is not among the networks/);
});

test('a control of a sheet that is busy throws, and so never runs the page’s code', async () => {
  const { open, simulator, told } = createSeller();
  expect(attempt(() => simulator.user.selectContact('kyoto'))).toMatch(/the sheet is not there/);
  open();
  expect(attempt(() => simulator.user.authorize())).toMatch(/the sheet is busy/);
  await settle();
  const before = told.length;
  simulator.user.selectContact('kyoto');
  expect(told).toHaveLength(before);
});
