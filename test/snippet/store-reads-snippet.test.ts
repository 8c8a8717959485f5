import { expect, test } from 'vitest';
import { snippetHtml } from '../../src/build/snippet-html';
import { readSnippet, readSplit } from '../store/pages/widget/boot-snippet';

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

test.each([
  ['with buttons', true],
  ['without buttons', false],
])(
  'and the one of a page %s that is split: in its template stands what the page has otherwise',
  (_kind, hasButtons) => {
    const split = { percent: 50, lines: '{let b=1}', integrity: 'sha256-y' };
    const usual = snippetHtml({ ...parts, hasButtons }).replace(/\n<script>.*\n$/, '');
    expect(readSplit(snippetHtml({ ...parts, hasButtons, split }))).toEqual({
      template: `${usual}<script type="module" fetchpriority="low" src="/karui/1/split.js" integrity="sha256-y"></script>`,
      script: '{let b=1}document.querySelector("[data-karui]")&&{let a=1}',
    });
  },
);
