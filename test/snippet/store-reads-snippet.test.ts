import { expect, test } from 'vitest';
import { snippetHtml } from '../../src/build/snippet-html';
import { readSnippet } from '../store/pages/widget/boot-snippet';

test('the demo store can split the snippet that the build writes', () => {
  const html = snippetHtml({
    version: '1',
    base: '/karui/1/',
    entry: 'wallets.js',
    integrity: 'sha256-x',
    remembered: '{let b=2}',
    script: '{let a=1}',
    style: 'b{color:red}',
  });
  expect(readSnippet(html)).toEqual({
    style: 'b{color:red}',
    remembered: '{let b=2}',
    template:
      '<script type="module" src="/karui/1/wallets.js" integrity="sha256-x" crossorigin></script><a href="/cart">カートを見る</a>',
    script: '{let a=1}',
  });
});
