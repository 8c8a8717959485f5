import { readCookie } from '../core/lib/read-cookie';
import { pageType } from '../core/page/page-type';
import { bareAddress } from './bare-text';

/** What the page's own analytics knows, under the names that the payload of an event has for it. */
export interface PageFacts {
  page_type: string;
  shop_id: number | undefined;
  theme_id: number | undefined;
  /** Of the shopper's browser, and of this visit. */
  visitor_token: string | undefined;
  session_token: string | undefined;
  /** A BCP 47 tag. */
  content_language: string | undefined;
  /** The page before this one, without what may be the shopper's. */
  referer: string | undefined;
}

/** What the platform's analytics library leaves in the page; any of it may be missing, blocked or somebody else's. */
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
  ShopifyAnalytics?: { lib?: { trekkie?: Library }; meta?: { page?: { pageType?: unknown } } };
  trekkie?: Library;
}

/** How long events wait for the page's analytics at most, in milliseconds. */
export const ANALYTICS_LIMIT = 7000;

/** A text that can be a token, a page's type or a code, and no sentence and no address. */
export const singleWord = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,255}$/.test(value) ? value : undefined;

/** A language as a BCP 47 tag, also one that is written with underscores, such as `ja_JP`; undefined for what is no language. */
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

/** Reads what the page says of itself. To be called only where the shopper allows analytics: it reads the shopper's tokens. */
export function readPageFacts(): PageFacts {
  try {
    const { Shopify, ShopifyAnalytics, trekkie } = window as Globals;
    const known = (ShopifyAnalytics?.lib?.trekkie ?? trekkie)?.defaultAttributes;
    return {
      page_type: singleWord(ShopifyAnalytics?.meta?.page?.pageType) ?? pageType(),
      shop_id: id(known?.shopId),
      theme_id: id(known?.themeId) ?? id(Shopify?.theme?.id),
      visitor_token: singleWord(known?.uniqToken) ?? singleWord(readCookie('_shopify_y')),
      session_token: singleWord(known?.visitToken) ?? singleWord(readCookie('_shopify_s')),
      content_language: languageTag(known?.contentLanguage) ?? languageTag(document.documentElement.lang),
      referer: bareAddress(document.referrer),
    };
  } catch {
    // An ad blocker's own object throws.
    return { page_type: 'unknown' } as PageFacts;
  }
}
