import { isV6 } from '../../../../wallets/paypal/paypal-params.ts';
import { CART_HOST, CHECKOUT_BUTTON, PRODUCT_HOST } from '../../../names.ts';
import {
  CONSENT_COOKIE,
  CONSENT_LIBRARIES,
  CONSENT_PLACES,
  CONSENT_TIMING,
  type ConsentPlace,
} from '../../../telemetry/parse-consent.ts';
import { attributesOn, type HostName } from '../../package/attributes.ts';
import type { Served } from '../fetch-served.ts';
import type { PageHost } from './read-page.ts';

/** What one page of a store says besides, for programs. */
export interface PageFacts {
  /** The public token in its scripts or elements; null where it has none. */
  token: string | null;
  /** Where the widget learns the shopper's choice about data, the first source first. */
  consent: readonly string[];
  /** Names of the cookies that the answer sets. */
  cookies: readonly string[];
  /** `Shopify.routes.root`; null where the page does not say. */
  routesRoot: string | null;
  /** Names of the entries of `Server-Timing`. */
  serverTiming: readonly string[];
  /** Our elements with attributes that nothing reads: element → names. */
  unread: Readonly<Record<string, readonly string[]>>;
  /** Versions of PayPal's script that its elements ask for: `5`, `6`. */
  payPal: readonly string[];
}

const KINDS: Readonly<Record<string, HostName>> = {
  [PRODUCT_HOST]: 'product',
  [CART_HOST]: 'cart',
  [CHECKOUT_BUTTON]: 'checkout',
};

/** Attributes of any element, which scripts and styles of the page read. */
const OF_ANY_ELEMENT = /^(?:class|id|style|slot|lang|dir|title|data-.*|aria-.*|on.*)$/;

/** Attributes of our elements that name wallets with their parameters. */
const WALLETS = ['recommended', 'fallback', 'wallet-configs', 'wallet-config'];

/** `Shopify.routes = { root: "/ja/" }` and `Shopify.routes.root = "/ja/"`. */
const ROUTES_ROOT = /\bShopify\.routes(?:\.root\s*=|\s*=[^;]{0,300}?\broot["']?\s*:)\s*["']([^"']*)["']/;

/** The token in the platform's list of features, and in scripts of themes. */
const TOKEN = /["']?(?:storefrontA|a)ccessToken["']?\s*:\s*["']([0-9a-zA-Z_-]{8,})["']/;

interface Config {
  name?: unknown;
  wallet_params?: Readonly<Record<string, unknown>> | null;
}

function configsIn(json: string): Config[] {
  try {
    return [JSON.parse(json) as Config | Config[] | null].flat().filter((one) => one !== null);
  } catch {
    // The widget names such a mistake to the page's developer.
    return [];
  }
}

const configsOf = ({ attributes }: PageHost): Config[] =>
  attributes.filter(({ name }) => WALLETS.includes(name)).flatMap(({ value }) => configsIn(value));

/** The wallets that the store's server names for a host. */
export const walletsOf = (host: PageHost): string[] => [
  ...new Set(configsOf(host).flatMap(({ name }) => (typeof name === 'string' ? name : []))),
];

function payPalVersion({ wallet_params: params }: Config): string {
  const { sdkUrl } = params ?? {};
  return isV6({ params: params ?? {} }, { sdkUrl: typeof sdkUrl === 'string' ? sdkUrl : '' }) ? '6' : '5';
}

function unreadOf(hosts: readonly PageHost[]): Record<string, string[]> {
  const unread: Record<string, string[]> = {};
  for (const { element, attributes } of hosts) {
    const read = new Set(attributesOn(KINDS[element]!).map(([name]) => name));
    const names = attributes.map(({ name }) => name).filter((name) => !read.has(name) && !OF_ANY_ELEMENT.test(name));
    if (names.length > 0) unread[element] = [...new Set([...(unread[element] ?? []), ...names])];
  }
  return unread;
}

/** What a page's HTML and the headers of its answer say besides. */
export function pageFacts(html: string, hosts: readonly PageHost[], served: Served): PageFacts {
  const cookies = served.cookies.map((cookie) => cookie.replace(/=.*/s, ''));
  const timing = [...served.header('server-timing').matchAll(/(?:^|,)\s*([^\s;,]+)/g)].map(([, name = '']) => name);
  const places: Readonly<Record<ConsentPlace, [isThere: boolean, name: string]>> = {
    library: [['customerPrivacy', ...CONSENT_LIBRARIES].some((part) => html.includes(part)), 'Shopify.customerPrivacy'],
    'server-timing': [timing.includes(CONSENT_TIMING), `Server-Timing ${CONSENT_TIMING}`],
    cookies: [cookies.includes(CONSENT_COOKIE), `cookie ${CONSENT_COOKIE}`],
  };
  const consent = CONSENT_PLACES.map((place) => places[place]).flatMap(([isThere, name]) => (isThere ? [name] : []));
  const ownToken = hosts.flatMap(({ attributes }) => attributes).find(({ name }) => name === 'access-token')?.value;
  const payPal = hosts.flatMap(configsOf).filter(({ name }) => name === 'paypal' || name === 'venmo');
  return {
    token: ownToken || (TOKEN.exec(html)?.[1] ?? null),
    // The last source is always there.
    consent: [...consent, 'HEAD /'],
    cookies,
    routesRoot: ROUTES_ROOT.exec(html)?.[1] ?? null,
    serverTiming: timing,
    unread: unreadOf(hosts),
    payPal: [...new Set(payPal.map(payPalVersion))].sort(),
  };
}
