/**
 * What a host shows: which wallets, and in which slots. Decided only from what was read of markup, form and cookie, so that the widget, the
 * snippet and a server show the same.
 */
import { CALL_TO_ACTION } from '../names';
import type { KnownConfig, ProductWallets, WalletConfig } from './host-attributes';

/** A wallet that a host shows, and its element's own attributes besides those of shop and parameters. */
export type ShownWallet = readonly [
  config: Pick<KnownConfig, 'name' | 'params'>,
  attributes: Readonly<Record<string, string>>,
];

/** The name of a wallet that other systems use. */
export type InstrumentOf = (name: KnownConfig['name']) => string;

/** The attributes of a wallet's element that stands in a slot of its host. */
export const inSlot = (slot: string, more?: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.assign({ lang: 'ja', slot }, more);

const BUY_IT_NOW: KnownConfig = { name: 'buy_it_now', params: {}, sellsPlans: true };

/** Whether a wallet can sell a purchase by its markup. */
export const sellsPurchase = ({ sellsPlans }: WalletConfig, hasPlan: boolean): boolean => sellsPlans || !hasPlan;

/**
 * The first wallet of a product form: the recommended one, otherwise the fallback, otherwise Buy It Now.
 *
 * @param canServe whether a wallet can be offered for the current purchase
 */
export const firstOf = (
  { recommended, fallback }: ProductWallets,
  canServe: (config: WalletConfig | null) => config is KnownConfig,
): KnownConfig => [recommended, fallback].find(canServe) ?? BUY_IT_NOW;

/**
 * All that a product form shows: the first wallet, and the link to more payment options, except beside Buy It Now. If the markup recommends
 * a wallet, the link always keeps its place. Beside Buy It Now it is not seen then, see skeleton.css: it holds the place that the page was
 * laid out with.
 */
export const shownOnProduct = (
  first: KnownConfig,
  { recommended }: ProductWallets,
  instrumentOf: InstrumentOf,
): ShownWallet[] => {
  const shown: ShownWallet[] = [[first, inSlot('button', { [CALL_TO_ACTION]: '' })]];
  const beside = inSlot('more-options', { 'wallet-instrument-name': instrumentOf(first.name) });
  if (recommended || first.name !== 'buy_it_now') shown.push([{ name: 'more_options', params: {} }, beside]);
  return shown;
};
