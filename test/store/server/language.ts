import type { Answer } from './http/answer';

/** What stands before a path of the store's in another language, such as `/en-us`. */
const LANGUAGE = /^\/[a-z]{2}(-[a-z]{2,4})?(?=\/|$)/i;

/** A link or a form of a page to another of its pages; files and what is checkout's have no language. */
const OWN = / (href|action)="\/(?=["?]|(?:cart|checkout|products)[/"?])/g;

/** The language of a path, with a slash before it, and the path without it; empty for the store's first language. */
export function splitLanguage(pathname: string): { language: string; path: string } {
  const [language = ''] = LANGUAGE.exec(pathname) ?? [];
  return { language, path: pathname.slice(language.length) || '/' };
}

/** A page in a language: all its links and forms stay in it, and it says where its pages begin. Only the words stay Japanese. */
export function withLanguage(answer: Answer, language: string): Answer {
  if (!language) return answer;
  const { location } = answer.headers;
  return {
    ...answer,
    headers: { ...answer.headers, ...(location === '/cart' && { location: `${language}/cart` }) },
    body: answer.body
      .replaceAll(OWN, ` $1="${language}/`)
      .replace('"routes":{"root":"/"}', `"routes":{"root":"${language}/"}`),
  };
}
