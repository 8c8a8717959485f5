import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ButtonOptions, Order } from './rules/paypal-types';
import { byHand, click, fakeClock, settle } from './seller';
import { AGREEMENT_ADDRESS, ORDER_ADDRESS } from './simulator';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const fails = () => Promise.reject(new Error('no'));
const wrong = () => {
  throw new Error('no');
};

test.each([
  [ORDER_ADDRESS, { orderID: 'EC-1', billingToken: null }],
  [AGREEMENT_ADDRESS, { orderID: 'EC-1', billingToken: 'BA-1' }],
])('9, 16, 22, 24: a page that keeps every rule is paid: %s', async (address, data) => {
  const { promise, resolve } = byHand<void>();
  const approved: unknown[] = [];
  const onApprove = (given: unknown) => {
    approved.push(given);
    return promise;
  };
  const { simulator, tell, state, complaints } = await click({ onApprove }, { address });
  expect([state(), simulator.flow()?.window, tell()]).toEqual(['open', 'popup', ['click', 'create']]);
  simulator.user.click();
  simulator.user.approve();
  await settle(60_000);
  expect([state(), tell()]).toEqual(['approving', []]);
  resolve();
  await settle();
  expect(approved).toMatchObject([{ ...data, payerID: 'PAYER-TOKYO', paymentSource: 'paypal' }]);
  expect([state(), simulator.flow()?.ended, simulator.violations, complaints]).toEqual(['over', 'approved', [], []]);
  simulator.user.click();
  await settle();
  expect([state(), tell()]).toEqual(['open', ['click', 'create']]);
});

test.each<[rules: number[], state: string, told: unknown[], button: ButtonOptions]>([
  [[], 'over', [], { onClick: (_data, actions) => actions.reject() }],
  [[10], 'open', ['create'], { onClick: (_data, actions) => void actions.reject() }],
  [[], 'over', [['error', 'no']], { onClick: wrong }],
  [[12], 'over', ['click', ['error', 'Expected an order id to be passed']], { createOrder: async () => '' }],
  [[12], 'over', ['click', ['error', 'Expected an order id to be passed']], { createOrder: async () => 5 as never }],
  [
    [12],
    'over',
    ['click', ['error', expect.stringContaining('Do not pass PAY-')]],
    { createOrder: async () => 'PAY-1' },
  ],
  [[], 'over', ['click', ['error', 'no']], { createOrder: fails }],
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- that is what is tested
  [[33], 'over', ['click', ['error', 'a text']], { createOrder: () => Promise.reject('a text') }],
])('10, 12, 13, 33: %j is broken, the click is %s and the page told %j', async (rules, state, told, button) => {
  const seller = await click(button);
  expect([seller.broken(), seller.state(), seller.tell()]).toEqual([rules, state, told]);
});

const good: Order = { token: 'EC-1', agreement: false, currency: 'JPY', intent: 'capture' };
test.each<[text: string, order: Order | null, address?: string]>([
  ['No order or agreement has the token EC-1', null],
  ['Expected currency from order api call to be JPY, got USD', { ...good, currency: 'USD' }],
  ['Expected intent from order api call to be capture, got authorize', { ...good, intent: 'authorize' }],
  ['Expected vault=true for a billing transaction', { ...good, agreement: true }],
  ['Expected a billing token, got an order: BA-1', good, AGREEMENT_ADDRESS],
])('31: a token is compared with the address of the script: %s', async (text, order, address) => {
  const orders = { find: async () => order, approve: async () => ({ payerId: 'P' }) };
  const { tell, broken } = await click({}, { orders, ...(address && { address }) });
  expect([tell().at(-1), broken()]).toEqual([['error', expect.stringContaining(text)], [31]]);
});

test.each<[name: string, button: ButtonOptions]>([
  ['onCancel', { onCancel: wrong }],
  ['onError', { onError: wrong }],
])('40: %s does not throw', async (name, button) => {
  const { simulator } = await click(button);
  if (name === 'onCancel') simulator.user.cancel();
  else simulator.user.fail('x');
  await settle();
  expect(simulator.violations).toEqual([`40: ${name} threw Error: no`]);
});

test('25: a dead frame is not clicked', async () => {
  const { simulator, broken } = await click();
  const [dead] = simulator.leave();
  dead!.painted()!.click!();
  expect(broken()).toEqual([25]);
});
