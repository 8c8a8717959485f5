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

const isPreload = (tag: StartTag): boolean =>
  tag.tagName === 'link' && /\bmodulepreload\b/i.test(attributeOf(tag, 'rel') ?? '');

/** Where the snippet goes: in the head, after the import map and before anything that could define `Shopify.PaymentButton`. */
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
      else if (isEarlyCode(tag) || isPreload(tag)) insert();
      return false;
    },
    afterImportMap: insert,
    end,
  };
}
