import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { countryCode, languageCode } from '../../src/api/request';

test.each([
  ['JP', 'JP'],
  ['jp', 'JP'],
  [' us ', 'US'],
  ['UK', 'GB'],
  ['JA', 'JP'],
  ['AS', 'US'],
  ['GU', 'US'],
  ['MP', 'US'],
  ['pr', 'US'],
  ['VI', 'US'],
  ['', 'ZZ'],
  [null, 'ZZ'],
  [undefined, 'ZZ'],
])('country %j is %s', (country, code) => {
  expect(countryCode(country)).toBe(code);
});

test('countryCode applied twice gives the same as once', () => {
  assert(property(string(), (country) => countryCode(countryCode(country)) === countryCode(country)));
});

test.each([
  ['ja', 'JA'],
  ['ja-JP', 'JA'],
  ['en', 'EN'],
  ['en-US', 'EN'],
  ['zh', 'ZH'],
  ['zh-CN', 'ZH_CN'],
  ['zh-tw', 'ZH_TW'],
  ['zh-Hant-TW', 'ZH'],
  ['pt-BR', 'PT_BR'],
  ['pt_PT', 'PT_PT'],
  ['fil', 'FIL'],
])('language %s is %s', (locale, code) => {
  expect(languageCode(locale)).toBe(code);
});
