import { expect, test } from 'vitest';
import { PAGE, putWords } from '../write-words/put-words';
import { allWords, wordsIn } from '../write-words/words';
import { readPage } from './markdown';

test('words.md has every word that a shopper can read; if not, npm run write-words writes them', () => {
  const page = readPage(PAGE);
  expect(page).toBe(putWords(page, allWords()));
});

test('words are found in texts, templates and markup, once each, and nowhere else', () => {
  const source = `
    // 説明
    const a = '閉じる', b = 'close', c = '閉じる', d = /都/;
    const e = \`割引コード「\${row.code}」は\${count(1)}回\`;
    const f = <b title="題">本文</b>;`;
  expect(wordsIn(source, 'a.tsx')).toEqual(['閉じる', '割引コード「{code}」は{…}回', '題', '本文']);
});

test.each(allWords())('$text ($file): the last of several sentences ends as the others do', ({ text }) => {
  const inner = text.replace(/[」）]$/, '').slice(0, -1);
  if (inner.includes('。')) expect(text).toMatch(/。$/);
});
