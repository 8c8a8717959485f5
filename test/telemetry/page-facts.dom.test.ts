import { afterEach, expect, test } from 'vitest';
import { readPageFacts } from '../../src/telemetry/page-facts';

afterEach(() => {
  document.documentElement.lang = '';
  delete (window as { trekkie?: unknown }).trekkie;
});

const languageOf = (lang: string, contentLanguage?: unknown) => {
  document.documentElement.lang = lang;
  Object.assign(window, { trekkie: { defaultAttributes: { contentLanguage } } });
  return readPageFacts().content_language;
};

test.each([
  ['ja', 'ja'],
  ['ja_JP', 'ja-JP'],
  ['ja_jp', 'ja-JP'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['zh-CN', 'zh-CN'],
  ['', undefined],
  ['japanese (default)', undefined],
  ['j', undefined],
])('a page in %j is in the language %j: a BCP 47 tag, or none', (lang, tag) => {
  expect(languageOf(lang)).toBe(tag);
});

test('the language that the page’s analytics knows comes first, where it is one', () => {
  expect(languageOf('en', 'ja_JP')).toBe('ja-JP');
  expect(languageOf('en', 'x')).toBe('en');
  expect(languageOf('en', 7)).toBe('en');
});
