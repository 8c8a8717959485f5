import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { snippetScript } from '../../src/build/compile-snippet';
import { splitLines, splitScript } from '../../src/build/split/split-scripts';

const script = await snippetScript('src');
const lines = await splitLines('src');

test('the script of a store’s head takes less than 1.7 kB before compression', () => {
  expect(Buffer.byteLength(script)).toBeLessThan(1700);
});

test.each([
  ['it', script, 1],
  ['that of a split', splitScript(lines, script), 2],
])('%s is a plain script on one line, without a module’s syntax', (_which, text, statements) => {
  const { program, errors, module } = parseSync('script.js', text, { sourceType: 'script' });
  expect({ errors, hasModuleSyntax: module.hasModuleSyntax, statements: program.body.length }).toEqual({
    errors: [],
    hasModuleSyntax: false,
    statements,
  });
  expect(text).not.toMatch(/\n/);
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
  expect(script + lines).not.toMatch(pattern);
});

test.each([
  ['ends the script', /<\/script|<!--/i],
  ['a Liquid theme would take for its own', /\{\{|\{%/],
  [
    'a policy against markup from texts objects to',
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|setAttribute\("style"/,
  ],
])('nothing is in it that %s', (_text, pattern) => {
  expect(script + lines).not.toMatch(pattern);
});
