import { RewritingStream } from 'parse5-html-rewriting-stream';
import { CART_HOST, CHECKOUT_BUTTON, PRODUCT_HOST } from '../../names.ts';
import {
  CONSENT_COOKIE,
  CONSENT_LIBRARIES,
  CONSENT_PLACES,
  CONSENT_TIMING,
  type ConsentPlace,
} from '../../telemetry/parse-consent.ts';
import { decodeBody } from '../verify/decode-body.ts';
import { fetchServed } from '../verify/fetch-served.ts';
import { MOST_BYTES } from './ask-api.ts';
import { attributesOn, type HostName } from '../package/attributes.ts';
import { payPalVersions } from './paypal-versions.ts';

/** What one page of a store says. */
export interface PageLook {
  address: string;
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
  /** Our elements in the page, each once. */
  elements: readonly string[];
}

/** What one answer has where consent may be told. */
interface Answer {
  html: string;
  cookies: readonly string[];
  timing: readonly string[];
}

const KINDS: Readonly<Record<string, HostName>> = {
  [PRODUCT_HOST]: 'product',
  [CART_HOST]: 'cart',
  [CHECKOUT_BUTTON]: 'checkout',
};

/** Attributes of any element, which scripts and styles of the page read. */
const OF_ANY_ELEMENT = /^(?:class|id|style|slot|lang|dir|title|data-.*|aria-.*|on.*)$/;

/** `Shopify.routes = { root: "/ja/" }` and `Shopify.routes.root = "/ja/"`. */
const ROUTES_ROOT = /\bShopify\.routes(?:\.root\s*=|\s*=[^;]{0,300}?\broot["']?\s*:)\s*["']([^"']*)["']/;

/** The token in the platform's list of features, and in scripts of themes. */
const TOKEN = /["']?(?:storefrontA|a)ccessToken["']?\s*:\s*["']([0-9a-zA-Z_-]{8,})["']/;

async function tagsOf(html: string) {
  const found: { tagName: string; attrs: { name: string; value: string }[] }[] = [];
  const stream = new RewritingStream();
  stream.on('startTag', (tag) => {
    if (Object.hasOwn(KINDS, tag.tagName)) found.push(tag);
  });
  const ended = new Promise((resolve) => stream.on('end', resolve));
  stream.resume();
  stream.end(html);
  await ended;
  return found;
}

const timingNames = (header: string): string[] =>
  [...header.matchAll(/(?:^|,)\s*([^\s;,]+)/g)].map(([, name = '']) => name);

/** Place of consent → what a page's answer with it has, and how the report calls it. */
const PLACES = {
  library: {
    isIn: ({ html }) => ['customerPrivacy', ...CONSENT_LIBRARIES].some((part) => html.includes(part)),
    name: 'Shopify.customerPrivacy',
  },
  'server-timing': { isIn: ({ timing }) => timing.includes(CONSENT_TIMING), name: `Server-Timing ${CONSENT_TIMING}` },
  cookies: { isIn: ({ cookies }) => cookies.includes(CONSENT_COOKIE), name: `cookie ${CONSENT_COOKIE}` },
} as const satisfies Record<ConsentPlace, { isIn(answer: Answer): boolean; name: string }>;

/** The sources of consent in the order in which the widget believes them; the last one is always there. */
const consentOf = (answer: Answer): string[] => [
  ...CONSENT_PLACES.map((place) => PLACES[place])
    .filter(({ isIn }) => isIn(answer))
    .map(({ name }) => name),
  'HEAD /',
];

/** Fetches a page, and reads it. A redirect to another host is not followed. @throws with a sentence if there is none */
export async function lookAtPage(address: URL, deadline: number): Promise<PageLook> {
  const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (karui npm run contract)' };
  const served = await fetchServed(address, MOST_BYTES, { deadline, headers });
  if (!('body' in served)) throw new Error(`${address.href} ${served.text}`);
  const html = decodeBody(served.body, served.header('content-encoding'), MOST_BYTES).toString('utf8');
  const tags = await tagsOf(html);
  const cookies = served.cookies.map((cookie) => cookie.replace(/=.*/s, ''));
  const timing = timingNames(served.header('server-timing'));
  const ownToken = tags.flatMap(({ attrs }) => attrs).find(({ name }) => name === 'access-token')?.value;
  const unread = new Map<string, Set<string>>();
  for (const { tagName, attrs } of tags) {
    const read = new Set(attributesOn(KINDS[tagName]!).map(([name]) => name));
    const names = attrs.map(({ name }) => name).filter((name) => !read.has(name) && !OF_ANY_ELEMENT.test(name));
    if (names.length > 0) unread.set(tagName, new Set([...(unread.get(tagName) ?? []), ...names]));
  }
  return {
    address: served.address.href,
    token: ownToken || (TOKEN.exec(html)?.[1] ?? null),
    consent: consentOf({ html, cookies, timing }),
    cookies,
    routesRoot: ROUTES_ROOT.exec(html)?.[1] ?? null,
    serverTiming: timing,
    unread: Object.fromEntries([...unread].map(([name, names]) => [name, [...names]])),
    payPal: payPalVersions(tags.flatMap(({ attrs }) => attrs)),
    elements: [...new Set(tags.map(({ tagName }) => tagName))],
  };
}
