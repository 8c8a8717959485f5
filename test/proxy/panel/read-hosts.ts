import * as elements from '../../../src/widget/elements';
import { CART_HOST, CHECKOUT_BUTTON, HOSTS, PRODUCT_HOST } from '../../../src/names';
import { eventsOf, type Look } from './look';

export type HostKind = 'product' | 'cart' | 'checkout';

/** A wallet that a host asks for or shows. */
export interface SeenWallet {
  name: string;
  state: 'painted' | 'withdrawn' | 'not painted';
  /** Why it is not there; empty where it is. */
  reason: string;
}

/** A host of the page as it is now. */
export interface SeenHost {
  /** Its place on the page. */
  id: number;
  kind: HostKind;
  element: string;
  attributes: readonly (readonly [name: string, value: string])[];
  wallets: readonly SeenWallet[];
}

const KINDS: Readonly<Record<string, HostKind>> = {
  [PRODUCT_HOST]: 'product',
  [CART_HOST]: 'cart',
  [CHECKOUT_BUTTON]: 'checkout',
};

/** Element of a wallet → its config name, such as `shop_pay`. */
const WALLETS = new Map(
  Object.entries(elements).map(([key, element]) => [
    element as string,
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]),
);

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // The widget says in the console what is wrong.
    return null;
  }
}

const nameOf = (config: unknown): string[] => {
  const { name } = (config ?? {}) as { name?: unknown };
  return typeof name === 'string' ? [name] : [];
};

/** The wallets that the markup asks for. */
function wanted(host: Element, kind: HostKind): string[] {
  if (kind === 'checkout') return nameOf(parsed(host.getAttribute('wallet-config')));
  if (kind === 'product') return nameOf(parsed(host.getAttribute('recommended')));
  const configs = parsed(host.getAttribute('wallet-configs'));
  return Array.isArray(configs) ? configs.flatMap(nameOf) : [];
}

/** Why a wallet that was asked for is not there, as far as a page can tell. */
function whyNot(name: string): string {
  if (![...WALLETS.values()].includes(name)) return 'no such wallet';
  if (name === 'apple_pay' && !('ApplePaySession' in window)) return 'this browser has no Apple Pay';
  return 'see the console';
}

/** Tokens, carts' keys and what vendors have signed: they need not be on a picture of this panel. */
const SECRETS = /[\w.-]{24,}/g;
const shown = (value: string): string => value.replace(SECRETS, (secret) => `${secret.slice(0, 4)}…`);

function seen(host: Element, id: number, look: Look): SeenHost {
  const kind = KINDS[host.localName]!;
  // A cart keeps a withdrawn wallet in a box that is hidden.
  const boxes = [...host.children].filter((child) => child.checkVisibility());
  const painted = boxes.flatMap((child) => WALLETS.get(child.localName) ?? []);
  const withdrawn = eventsOf(look, 'not_eligible');
  const missing = wanted(host, kind).filter((name) => !painted.includes(name));
  return {
    id,
    kind,
    element: host.localName,
    attributes: [...host.attributes]
      .filter(({ name }) => name !== 'debug' || !look.debugged.has(host))
      .map(({ name, value }) => [name, shown(value)]),
    wallets: [
      ...painted.map((name) => ({ name, state: 'painted' as const, reason: '' })),
      ...(look.without ? [] : missing).map((name) => {
        const reason = withdrawn.findLast(({ wallet }) => wallet === name)?.reason;
        return reason === undefined
          ? { name, state: 'not painted' as const, reason: whyNot(name) }
          : { name, state: 'withdrawn' as const, reason };
      }),
    ],
  };
}

/** All hosts of the page. */
export const readHosts = (look: Look): SeenHost[] =>
  [...document.querySelectorAll(`${HOSTS},${CHECKOUT_BUTTON}`)].map((host, id) => seen(host, id, look));
