import { attributeOf, type StartTag } from './change-tag';

/** Elements that leave the head open; any other begins the body. */
const IN_HEAD = new Set([
  'meta',
  'title',
  'link',
  'base',
  'style',
  'script',
  'noscript',
  'template',
  'basefont',
  'bgsound',
]);

export const isImportMap = (tag: StartTag): boolean =>
  tag.tagName === 'script' && /^importmap$/i.test(attributeOf(tag, 'type') ?? '');

/** A script that runs before the next one is fetched, or a module: the snippet has to stand before it. */
const isEarlyCode = (tag: StartTag): boolean =>
  tag.tagName === 'script' &&
  !isImportMap(tag) &&
  (attributeOf(tag, 'src') === undefined || attributeOf(tag, 'type') === 'module');

const isLink = (tag: StartTag, rel: RegExp): boolean =>
  tag.tagName === 'link' && rel.test(attributeOf(tag, 'rel') ?? '');

const isPreload = (tag: StartTag): boolean => isLink(tag, /\bmodulepreload\b/i);

const isStyle = (tag: StartTag): boolean => tag.tagName === 'style' || isLink(tag, /\bstylesheet\b/i);

/** Before it a phone's page is as wide as a desktop's. */
const isViewport = (tag: StartTag): boolean =>
  tag.tagName === 'meta' && /^viewport$/i.test(attributeOf(tag, 'name') ?? '');

/**
 * Where the snippet goes: in the head, before anything that could define `Shopify.PaymentButton`, and, where the viewport is known
 * by then, before the style sheets, which its scripts would wait for.
 */
export interface Place {
  isDocument(): void;
  isInHead(): boolean;
  /** Looks at a start tag before it is written. True when it was written here. */
  before(tag: StartTag, raw: string): boolean;
  afterImportMap(): void;
  /** The head or the page ends. */
  end(): void;
}

export function createPlace({
  write,
  snippet,
  recorder,
}: {
  write: (html: string) => void;
  snippet: string | null;
  recorder: string | null;
}): Place {
  // A part of a page, as scripts fetch it, has no doctype, no html and no head; it is left as it is.
  let isWhole = false;
  let state: 'before' | 'head' | 'after' = 'before';
  let pending = snippet;
  let hasViewport = false;

  const begin = () => {
    state = 'head';
    if (recorder !== null) write(recorder);
  };
  const insert = () => {
    if (pending !== null && isWhole) write(pending);
    pending = null;
  };
  const end = () => {
    if (state === 'head') insert();
    state = 'after';
  };

  return {
    isDocument: () => void (isWhole = true),
    isInHead: () => state === 'head',
    before(tag, raw) {
      if (state === 'before') {
        isWhole ||= tag.tagName === 'html' || tag.tagName === 'head';
        if (tag.tagName === 'html') return false;
        if (!isWhole) state = 'after';
        else if (tag.tagName === 'head') {
          write(raw);
          begin();
          return true;
        } else begin();
      }
      if (state !== 'head') return false;
      if (!IN_HEAD.has(tag.tagName)) end();
      else if (isEarlyCode(tag) || isPreload(tag) || (hasViewport && isStyle(tag))) insert();
      hasViewport ||= isViewport(tag);
      return false;
    },
    afterImportMap: insert,
    end,
  };
}
