import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSeller, fakeClock, newJwt, newRequest } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const claims = (payload: string) => `e30.${btoa(payload).replaceAll('=', '')}.e30`;

test.each<[why: string, violation: string, merchant: () => object]>([
  ['no token', '11: authJwt must be set', () => ({ authJwt: undefined })],
  ['two parts', '11: authJwt is no JSON Web Token', () => ({ authJwt: 'a.b' })],
  ['no JSON', '11: authJwt is no JSON Web Token', () => ({ authJwt: claims('exp') })],
  ['no end', '11: authJwt has expired', () => ({ authJwt: claims('{}') })],
  ['an end in the past', '11: authJwt has expired', () => ({ authJwt: newJwt(0) })],
  [
    'a scheme',
    '40: merchantOrigin "https://karui-chaho.example" is no bare host name',
    () => ({ merchantOrigin: 'https://karui-chaho.example' }),
  ],
  ['a port', '40: merchantOrigin "localhost:4173" is no bare host name', () => ({ merchantOrigin: 'localhost:4173' })],
])(
  'a merchant with %s is refused in the sheet, and the page hears that it was closed',
  async (_why, violation, merchant) => {
    const { ready, simulator, sheet, told } = createSeller();
    const { merchantInfo } = newRequest();
    const { went } = await ready({ merchantInfo: { ...merchantInfo, ...merchant() } });
    expect([sheet().state, sheet().canPay, told, went()]).toEqual(['refused', false, [], null]);
    expect(sheet().message).toContain('OR_BIBED_06');
    expect(simulator.violations).toEqual([violation]);
    simulator.user.cancel();
    await vi.advanceTimersByTimeAsync(3000);
    expect(went()).toMatchObject({ rejected: { statusCode: 'CANCELED' } });
  },
);

test('the token may stand in the client’s options', async () => {
  const { ready, broken } = createSeller();
  await ready(
    { merchantInfo: { merchantId: '0123' } },
    {},
    { merchantInfo: { merchantId: '0123', authJwt: newJwt(1) } },
  );
  expect(broken()).toEqual([]);
});
