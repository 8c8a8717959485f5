import { expect, test } from 'vitest';
import { snippetHtml } from '../../src/build/snippet-html';
import { readSnippet } from '../store/pages/widget/boot-snippet';

const parts = { base: '/karui/1/', integrity: 'sha256-x', script: '{let a=1}', style: 'b{color:red}' };

test('the demo store can split the snippet that the build writes for pages with buttons', () => {
  expect(readSnippet(snippetHtml({ ...parts, hasButtons: true }))).toEqual({
    style: 'b{color:red}',
    core: {
      type: 'module',
      async: '',
      blocking: 'render',
      fetchpriority: 'high',
      src: '/karui/1/wallets.js',
      integrity: 'sha256-x',
      'data-karui': '',
    },
    script: '{let a=1}',
  });
});

test('and the one for other pages', () => {
  expect(readSnippet(snippetHtml({ ...parts, hasButtons: false }))).toEqual({
    style: '',
    template:
      '<link rel="stylesheet" href="/karui/1/skeleton.css"><script type="module" src="/karui/1/wallets.js" integrity="sha256-x"></script>',
    script: '{let a=1}',
  });
});
