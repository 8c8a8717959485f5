import type { PageRequest } from '../page-request';
import { readSwitch } from '../read-switch';
import { walletParams, type ConfiguredWallet } from './wallet-params';

const DEFAULT: readonly ConfiguredWallet[] = ['shop_pay', 'amazon_pay', 'facebook_pay'];

export const isConfiguredWallet = (name: string): name is ConfiguredWallet => Object.hasOwn(walletParams, name);

interface CartWallets {
  known: readonly ConfiguredWallet[];
  /** Names that no wallet has. */
  unknown: readonly string[];
}

/** The wallets that the switch `wallets=<name>,<name>` asks for; three without it. */
export function cartWallets(req: Pick<PageRequest, 'url' | 'switches'>): CartWallets {
  const asked = readSwitch(req, 'wallets');
  if (asked === null) return { known: DEFAULT, unknown: [] };
  const names = asked.split(',').map((name) => name.trim());
  return { known: names.filter(isConfiguredWallet), unknown: names.filter((name) => !isConfiguredWallet(name)) };
}

/** Every name that `?wallets=` accepts. */
export const cartWalletNames: readonly string[] = Object.keys(walletParams);
