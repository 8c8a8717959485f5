import { afterEach, expect, test, vi } from 'vitest';
import { visit } from '../../../src/lib/visit-id';
import { newAttemptToken, transactionId } from '../../../wallets/google-pay/google-approval';

afterEach(() => void vi.unstubAllGlobals());

const withId = (microSessionId: unknown) => ({ defaultAttributes: { microSessionId } });

test('a payment is named by the micro-session of the page’s analytics', () => {
  vi.stubGlobal('trekkie', withId('m-2'));
  expect(transactionId()).toBe('pw-m-2');
  vi.stubGlobal('ShopifyAnalytics', { lib: { trekkie: withId('m-1') } });
  expect(transactionId()).toBe('pw-m-1');
});

test.each([undefined, '', 'a sentence', 7, 'x'.repeat(65)])(
  'with %j for a micro-session, by this visit’s own id',
  (odd) => {
    vi.stubGlobal('trekkie', withId(odd));
    expect(transactionId()).toBe(`pw-${visit.id}`);
  },
);

test('an object that throws, as some ad blockers leave it, costs no payment', () => {
  const blocked = {
    get lib() {
      throw new Error('blocked');
    },
  };
  vi.stubGlobal('ShopifyAnalytics', blocked);
  expect(transactionId()).toBe(`pw-${visit.id}`);
});

test('an attempt to pay never has the micro-session in its name: on the next page it would be the same again', () => {
  vi.stubGlobal('trekkie', withId('m-1'));
  const first = newAttemptToken();
  const second = newAttemptToken();
  const numberOf = (token: string) => Number(new RegExp(`^pw-${visit.id}-(\\d+)$`).exec(token)?.[1]);
  expect(numberOf(second)).toBe(numberOf(first) + 1);
});
