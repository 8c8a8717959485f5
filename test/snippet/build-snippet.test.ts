import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { bundlePaint } from '../../src/build/bundle-paint';
import { buildSnippet } from '../../src/build/compile-snippet';

const ofSnippet = (file: string) => () => buildSnippet(`src/snippet/${file}.ts`);

/** Each script of a page's head, and how many bytes it may take there. */
describe.each([
  ['boot script', ofSnippet('snippet'), 5_000],
  ['remembering script', ofSnippet('remembered-alone'), 420],
  ['script of the early paint', () => bundlePaint('src'), 33_600],
])('the %s', async (_name, build, limit) => {
  const text = await build();
  /** Without the hint for V8. */
  const script = text.replace(/^\/\/# allFunctionsCalledOnLoad\n/, '');

  test(`takes less than ${limit} bytes of a page`, () => {
    expect(Buffer.byteLength(text)).toBeLessThan(limit);
  });

  test('is a plain script on one line, without a module’s syntax and without place holders', () => {
    const { program, errors, module } = parseSync('script.js', script, { sourceType: 'script' });
    expect({ errors, hasModuleSyntax: module.hasModuleSyntax, statements: program.body.length }).toEqual({
      errors: [],
      hasModuleSyntax: false,
      statements: 1,
    });
    expect(script).not.toMatch(/BOOT_|PAINT_|\n/);
  });

  test.each([
    ['optional chaining', /\?\.(?!\d)/],
    ['nullish coalescing', /\?\?/],
    ['logical assignment', /(\|\||&&|\?\?)=/],
    ['a catch without a binding', /catch\s*\{/],
    ['spread of objects', /\{\.\.\./],
    ['helpers that the compiler writes instead of it', /@babel\/helpers/],
    ['async functions', /\basync\b/],
    ['import()', /\bimport\(/],
  ])('can be read by browsers without custom elements: no %s', (_syntax, pattern) => {
    expect(script).not.toMatch(pattern);
  });

  test.each([
    ['ends the script', /<\/script|<!--/i],
    ['a Liquid theme would take for its own', /\{\{|\{%/],
    [
      'a policy against markup from texts objects to',
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|setAttribute\("style"/,
    ],
  ])('has nothing in it that %s', (_text, pattern) => {
    expect(script).not.toMatch(pattern);
  });
});
