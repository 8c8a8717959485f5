import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { safeHtml } from '../../src/policy/safe-html';
import { NASTY } from './nasty-html';

// happy-dom loads nothing, but complains of it; a browser does not try in a document without a page.
beforeAll(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});

/** The safe HTML as text again. */
function made(html: string): string {
  const box = document.createElement('div');
  box.append(safeHtml(html));
  return box.innerHTML;
}

const link = (href: string, text: string) => `<a href="${href}" target="_blank" rel="noopener">${text}</a>`;

test.each([
  ['paragraphs and lists stay', '<p>一<br>二</p><ol start="3"><li>三</li></ol>'],
  ['tables stay', '<table><tbody><tr><td colspan="2">月</td></tr></tbody></table>'],
  ['the language of a part stays', '<p lang="en" dir="ltr">Cancel <b>any</b> time</p>'],
  ['what looks like markup in a text is text', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
])('%s', (_what, html) => {
  expect(made(html)).toBe(html);
});

test.each([
  ['titles come below the dialog’s own', '<h1>一</h1><h2>二</h2><h4>四</h4>', '<h3>一</h3><h3>二</h3><h4>四</h4>'],
  ['an unknown element is what stands in it', '<font><shop-note>解<b>約</b></shop-note></font>', '解<b>約</b>'],
  ['comments go', '<p>一<!-- 内 --></p>', '<p>一</p>'],
  [
    'ids, names, classes and styles go',
    '<p id="cart" name="x" class="y" style="color:red" data-z="1">一</p>',
    '<p>一</p>',
  ],
  ['handlers go', '<p onclick="x()" onfocus=y() onanimationstart="z()">一</p>', '<p>一</p>'],
  ['scripts and styles go with their text', '<script>a</script><style>b</style>c', 'c'],
  ['frames go', '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">一', '一'],
  ['what stands in a frame goes with it', '<iframe><p>内</p></iframe>一', '一'],
  ['pictures go', '<p><img src="x" onerror="alert(1)">一</p>', '<p>一</p>'],
  ['forms are only what they say', '<form action="/x"><label>一</label><input name="childNodes"></form>', '一'],
])('%s', (_what, html, expected) => {
  expect(made(html)).toBe(expected);
});

test.each([
  ['65534', '50'],
  ['1e9', '1'],
  ['-3', '-3'],
  ['0', '1'],
  ['x', '1'],
  ['12', '12'],
])('a cell that wants to cover %s rows and columns covers %s', (wanted, given) => {
  expect(made(`<table><tbody><tr><td colspan="${wanted}" rowspan="${wanted}">月</td></tr></tbody></table>`)).toContain(
    `<td colspan="${given}" rowspan="${given}">`,
  );
});

describe('links', () => {
  test.each([
    ['https://shop.example/a?b=1', 'https://shop.example/a?b=1'],
    ['http://shop.example/', 'http://shop.example/'],
    ['/pages/terms', new URL('/pages/terms', location.href).href],
    ['mailto:a@shop.example', 'mailto:a@shop.example'],
    ['tel:+81-3-0000-0000', 'tel:+81-3-0000-0000'],
  ])('a link to %s opens in another tab, without access to this page', (href, whole) => {
    // happy-dom's own page is about:blank, from which no path leads anywhere.
    expect(made(`<a href="${href}" target="_top" rel="opener" onclick="x()">規約</a>`)).toBe(link(whole, '規約'));
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#1;javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'vbscript:x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'https://[',
    '#part',
    '',
  ])('a link to %j becomes plain text', (href) => {
    expect(made(`<a href="${href.replaceAll('"', '&quot;')}">規約</a>`)).toBe('<a>規約</a>');
  });
});

const ALLOWED = /^(lang|dir|colspan|rowspan|start|href|target|rel)$/;
const HARMFUL = 'script,style,iframe,object,embed,form,input,svg,math,template,img,base,link,meta';

/** All in the safe HTML that should not be there. */
function harm(html: string): string[] {
  const box = document.createElement('div');
  box.append(safeHtml(html));
  const attributes = [...box.querySelectorAll('*')].flatMap((node) => Array.from(node.attributes));
  const isHarmful = ({ name, value }: Attr) =>
    !ALLOWED.test(name) || (name === 'href' && !/^(https?|mailto|tel):/.test(value));
  return [
    ...Array.from(box.querySelectorAll(HARMFUL), ({ localName }) => localName),
    ...attributes.filter(isHarmful).map(({ name, value }) => `${name}=${value}`),
  ];
}

test.each(NASTY)('no harm comes from %s', (html) => {
  expect(harm(html)).toEqual([]);
});

test('no harm comes from any mixture of nasty pieces', () => {
  const pieces = array(oneof(constantFrom(...NASTY), string(), constantFrom('<', '>', '"', "'", '</p>', '<a href=')), {
    maxLength: 8,
  });
  assert(
    property(pieces, (parts) => {
      expect(harm(parts.join(''))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('what stands deeper than 200 elements is shown there', () => {
  const box = document.createElement('div');
  box.append(safeHtml('<div>深'.repeat(300)));
  expect([box.textContent!.length, box.querySelectorAll('div').length]).toEqual([300, 200]);
});

test('elements that end by themselves are no nesting, however many there are', () => {
  const box = document.createElement('div');
  box.append(safeHtml('<p>一<br>'.repeat(300) + '<div></div>'.repeat(300)));
  expect(['p', 'br', 'div'].map((name) => box.querySelectorAll(name).length)).toEqual([300, 300, 300]);
});

test('very deep nesting does not break it', () => {
  expect(harm('<div><b>'.repeat(200))).toEqual([]);
});
