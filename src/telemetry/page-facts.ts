import { ofDocument, readCookie } from '../lib/dom';
import { liveWidgets } from '../widget/live-widgets';
import { bareAddress } from './bare-text';
import { serverTiming } from './server-timing';

/** The knowledge of the page's own analytics, under the names in an event's payload. */
export interface PageFacts {
  /** As the page's first host sees it. */
  page_type: string;
  shop_id: number | undefined;
  theme_id: number | undefined;
  /** Token of the shopper's browser; `session_token` is that of this visit. */
  visitor_token: string | undefined;
  session_token: string | undefined;
  /** A BCP 47 tag. */
  content_language: string | undefined;
  /** The previous page's address, without possible personal data. */
  referer: string | undefined;
}

/** What the platform's analytics library leaves in the page. Any part may be missing, blocked or replaced. */
interface Library {
  defaultAttributes?: {
    shopId?: unknown;
    themeId?: unknown;
    uniqToken?: unknown;
    visitToken?: unknown;
    contentLanguage?: unknown;
  };
}
interface Globals {
  Shopify?: { theme?: { id?: unknown } };
  ShopifyAnalytics?: { lib?: { trekkie?: Library } };
  trekkie?: Library;
}

/** A text that can be a token, a page's type or a code, and no sentence and no address. */
export const singleWord = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,255}$/.test(value) ? value : undefined;

/** The first token. Values for shoppers who have declined are no tokens: they are made up, and begin with eight zeros. */
const token = (...values: readonly unknown[]): string | undefined =>
  values.map(singleWord).find((value) => value && !value.startsWith('00000000-'));

/** A language as a BCP 47 tag, even if it is written with underscores, such as `ja_JP`; undefined if it is not a language. */
function languageTag(value: unknown): string | undefined {
  try {
    return Intl.getCanonicalLocales(singleWord(value)?.replaceAll('_', '-'))[0];
  } catch {
    // A word that is no tag.
    return undefined;
  }
}

const id = (value: unknown): number | undefined =>
  Number.isInteger(value) && (value as number) > 0 ? (value as number) : undefined;

/** The shop that a host's `shop-id` names: a number, or a global id that ends in one. */
function idInMarkup(): number | undefined {
  for (const { host } of liveWidgets) {
    const [number] = /\d+$/.exec(host.getAttribute('shop-id') ?? '') ?? [];
    if (id(Number(number))) return Number(number);
  }
  return undefined;
}

function attributesOfLibrary(): Library['defaultAttributes'] {
  const { ShopifyAnalytics, trekkie } = window as Globals;
  return (ShopifyAnalytics?.lib?.trekkie ?? trekkie)?.defaultAttributes;
}

/** Whether the page's analytics is there, with the shop's id. Reads no cookie and no token. */
export function hasAnalytics(): boolean {
  try {
    return !!id(attributesOfLibrary()?.shopId);
  } catch {
    // An ad blocker may have replaced an object with one that throws.
    return false;
  }
}

/** Reads the page's data about itself. Call this only if the shopper allows analytics, because it reads the shopper's tokens. */
export function readPageFacts(): PageFacts {
  try {
    const attributes = attributesOfLibrary();
    return {
      page_type: [...liveWidgets][0]?.pageType ?? 'unknown',
      shop_id: id(attributes?.shopId) ?? idInMarkup(),
      theme_id: id(attributes?.themeId) ?? id((window as Globals).Shopify?.theme?.id),
      visitor_token: token(attributes?.uniqToken, serverTiming('_y'), readCookie('_shopify_y')),
      session_token: token(attributes?.visitToken, serverTiming('_s'), readCookie('_shopify_s')),
      content_language: languageTag(attributes?.contentLanguage) ?? languageTag(ofDocument('documentElement').lang),
      referer: bareAddress(ofDocument('referrer')),
    };
  } catch {
    // An ad blocker may have replaced an object with one that throws.
    return { page_type: 'unknown' } as PageFacts;
  }
}
