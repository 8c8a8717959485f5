import { expect, test } from 'vitest';
import { walletServiceFailure } from '../../src/cart/wallet-service';
import { readFileSync } from 'node:fs';

const LOGGABLE = [
  'GENERIC_ERROR',
  'NO_PENDING_TASK',
  'WALLET_SERVICE_DISABLED',
  'FAILED_TO_ENQUEUE_BACKGROUND_JOB',
  'REQUEST_MISSING_VALID_MERCHANDISE_SOURCE',
  'THROTTLE_EXCEEDED',
  'INTERNAL_SERVER_ERROR',
];

test('an account that the wallet restricts is no accident', () =>
  expect(walletServiceFailure('RESTRICTED_WALLET_ACCOUNT')).toBe('restricted'));

test.each(LOGGABLE)('%s is logged', (code) => expect(walletServiceFailure(code)).toBe('loggable'));

test.each(['SOMETHING_NEW', '', 'constructor', null, undefined])('%s is unknown', (code) =>
  expect(walletServiceFailure(code)).toBe('unknown'),
);

test('these are the codes of the schema', () => {
  const schema = readFileSync(new URL('../store/schema/storefront-ext.graphql', import.meta.url), 'utf8');
  const [, body = ''] = /enum WalletServiceErrorCode \{([^}]*)\}/.exec(schema) ?? [];
  expect(body.trim().split(/\s+/)).toEqual(['RESTRICTED_WALLET_ACCOUNT', ...LOGGABLE]);
});
