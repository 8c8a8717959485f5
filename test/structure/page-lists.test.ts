import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './import-graph';

/** What gives a list of the page's that is no array: `Array.from` reads it by index where a page has taken its iterator away. */
const LIST =
  /(\bof|\.\.\.)\s*[\w.?!]*(\.(children|childNodes|selectedOptions|cssRules|classList|files)\b|\b(removed|added)Nodes\b|querySelectorAll|elements\.call|ofDocument\('(scripts|styleSheets|forms|images)'\))/g;

test('a page’s lists are read by index, because a page may have replaced them by some without an iterator', () => {
  const found = sourceFiles()
    .filter((file) => !/src\/(build|snippet)\//.test(file))
    .flatMap((file) => (readSource(file).match(LIST) ?? []).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
