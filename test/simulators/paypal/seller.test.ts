import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSeller, fakeClock, settle } from './seller';
import { AGREEMENT_ADDRESS, ORDER_ADDRESS } from './simulator';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test.each([
  [ORDER_ADDRESS, { orderID: 'EC-1', billingToken: null }],
  [AGREEMENT_ADDRESS, { orderID: 'EC-1', billingToken: 'BA-1' }],
])('a page that keeps every rule is paid: %s', async (address, data) => {
  const { simulator, make, tell, state, complaints } = createSeller({ address });
  const button = make();
  expect(button.isEligible()).toBe(true);
  const rendered = button.render({} as HTMLElement);
  await settle();
  await expect(rendered).resolves.toBeUndefined();
  simulator.user.click();
  await settle();
  expect([state(), tell()]).toEqual(['open', ['click', 'create']]);
  simulator.user.approve();
  await settle();
  expect(tell()).toEqual([
    [
      'approve',
      {
        ...data,
        payerID: 'PAYER-TOKYO',
        paymentID: null,
        facilitatorAccessToken: expect.any(String) as string,
        paymentSource: 'paypal',
      },
    ],
  ]);
  await button.close();
  expect([state(), simulator.flow()?.ended, simulator.violations, complaints]).toEqual(['over', 'approved', [], []]);
});

const ACTS = ['click', 'approve', 'cancel', 'close', 'fail', 'wait'] as const;

test('whatever the shopper does, a page that keeps every rule breaks none, and its button can be clicked again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...ACTS), { maxLength: 12 }),
      fc.record({
        asksAfterRefusal: fc.boolean(),
        approvals: fc.constantFrom('once' as const, 'twice' as const),
        cancelsAfterApproval: fc.boolean(),
        closedEarly: fc.constantFrom('error, cancel' as const, 'cancel, error' as const, 'cancel' as const),
        popups: fc.constantFrom('by browser' as const, 'blocked' as const),
      }),
      async (acts, options) => {
        const { simulator, paint, tell, state } = createSeller({ options });
        await paint();
        let clicks = 0;
        for (const act of acts) {
          const isOpen = state() !== undefined && state() !== 'over';
          if (act === 'wait') await settle();
          else if (act === 'click') {
            if (!isOpen) clicks += 1;
            simulator.user.click();
          } else if (act === 'close' && isOpen) simulator.user.close();
          else if (act === 'fail' && isOpen) simulator.user.fail(new Error('PayPal failed'));
          else if ((act === 'approve' || act === 'cancel') && state() === 'open') simulator.user[act]();
        }
        await settle();
        expect(tell().filter((one) => one === 'click')).toHaveLength(clicks);
        if (state() === 'open') simulator.user.cancel();
        await settle();
        simulator.user.click();
        await settle();
        expect([state(), simulator.violations]).toEqual(['open', []]);
      },
    ),
    { numRuns: 300 },
  );
});
