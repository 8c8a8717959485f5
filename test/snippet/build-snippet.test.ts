import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { snippetScript } from '../../src/build/compile-snippet';

const script = await snippetScript('src');

test('the script of a store’s head takes less than 1.7 kB before compression', () => {
  expect(Buffer.byteLength(script)).toBeLessThan(1700);
});

test('it is a plain script on one line, without a module’s syntax', () => {
  const { program, errors, module } = parseSync('script.js', script, { sourceType: 'script' });
  expect({ errors, hasModuleSyntax: module.hasModuleSyntax, statements: program.body.length }).toEqual({
    errors: [],
    hasModuleSyntax: false,
    statements: 1,
  });
  expect(script).not.toMatch(/\n/);
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
])('browsers without custom elements can read it: no %s', (_syntax, pattern) => {
  expect(script).not.toMatch(pattern);
});

test.each([
  ['ends the script', /<\/script|<!--/i],
  ['a Liquid theme would take for its own', /\{\{|\{%/],
  [
    'a policy against markup from texts objects to',
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|setAttribute\("style"/,
  ],
])('nothing is in it that %s', (_text, pattern) => {
  expect(script).not.toMatch(pattern);
});
