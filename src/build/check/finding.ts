/** The sections of a check, and how the report calls them. */
export const SECTIONS = { page: 'page', api: 'cart API', files: 'files' } as const;

/** One of the sections. */
export type Section = keyof typeof SECTIONS;

/** What was noticed, for programs that read the report → what to do; null where the text itself says it. */
const NEXT = {
  // The page.
  page: null,
  place: null,
  unread: 'nothing has to be done: the widget does not read them',
  // The cart API, about what the widget sends.
  missing: 'take a newer Karui, or name by --api-version a version that has it, in your pages as well',
  invalid: 'take a newer Karui, or name by --api-version a version that has it, in your pages as well',
  deprecated: 'take a newer Karui before it is gone',
  unknown: null,
  'other-version': 'do not name this version by --api-version',
  // The released files.
  'no-answer': 'look whether the server runs and can be reached, then check again',
  'missing-file': 'upload the release’s folder again, whole',
  status: 'let anybody read the folder, without login or filter',
  redirect: 'serve the files at the address that the page names',
  'too-large': 'upload the release’s folder again, whole',
  encoding: 'let the server compress each file once, and name the encoding',
  'content-type': 'let the server send .js as text/javascript, .css as text/css, .svg as image/svg+xml',
  cors: 'let the server send access-control-allow-origin: *',
  html: 'upload the release’s folder again, and let the server send no page in place of a file',
  truncated: 'upload the file again, and empty the cache of the CDN',
  changed:
    'upload the release’s file again, and turn off what rewrites scripts on the way; if nobody did this, take it for an attack',
  cache: null,
  comment: null,
  'not-served': null,
} as const satisfies Record<string, string | null>;

/** What was noticed. */
export type FindingCode = keyof typeof NEXT;

/** Something that was noticed. */
export interface Finding {
  code: FindingCode;
  /** What it is about: a page, a place in the API's schema, a file; absent where the text says it. */
  about?: string | undefined;
  /** For people: the sentence continues after what it is about. */
  text: string;
  /** Whether it keeps shoppers from the buttons or from a purchase; anything else is a remark. */
  isWrong: boolean;
}

export const wrong = (code: FindingCode, text: string, about?: string): Finding => ({
  code,
  about,
  text,
  isWrong: true,
});
export const remark = (code: FindingCode, text: string, about?: string): Finding => ({
  code,
  about,
  text,
  isWrong: false,
});

/** What to do about a finding; null where its text says it. */
export const nextOf = ({ code }: Finding): string | null => NEXT[code];

/** A section can't be looked at, because what it needs is not there: it is left out, unless it was asked for. */
export class Lacking extends Error {}
