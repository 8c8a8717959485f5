import { expect, test } from 'vitest';
import { walletName } from '../../src/api/wallet-name';
import type { WalletId } from '../../src/wallet';
import { wallets } from '../../src/wallets';

test.each(Object.keys(wallets) as WalletId[])('%s has one name, in the core and in headers', (wallet) =>
  expect(walletName(wallet)).toBe(wallets[wallet].instrument),
);
