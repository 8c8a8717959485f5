import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { buildSnippet } from '../../src/boot/build-snippet';

const snippet = await buildSnippet('src/boot/snippet.ts');

test('the boot script takes less than 700 bytes of a page', () => {
  expect(Buffer.byteLength(snippet)).toBeLessThan(700);
});

test('the boot script is a plain script, without a module’s syntax and without place holders', () => {
  const { program, errors, module } = parseSync('boot.js', snippet, { sourceType: 'script' });
  expect({ errors, hasModuleSyntax: module.hasModuleSyntax, statements: program.body.length }).toEqual({
    errors: [],
    hasModuleSyntax: false,
    statements: 1,
  });
  expect(snippet).not.toContain('BOOT_');
});

test.each([
  ['optional chaining', /\?\./],
  ['nullish coalescing', /\?\?/],
  ['logical assignment', /(\|\||&&|\?\?)=/],
  ['a catch without a binding', /catch\s*\{/],
  ['spread of objects', /\{\.\.\./],
  ['async functions', /\basync\b/],
  ['import()', /\bimport\(/],
])('browsers without custom elements can read the boot script: no %s', (_name, syntax) => {
  expect(snippet).not.toMatch(syntax);
});

test.each([
  ['ends the script', /<\/script|<!--/i],
  ['a Liquid theme would take for its own', /\{\{|\{%/],
])('nothing in the boot script %s', (_name, text) => {
  expect(snippet).not.toMatch(text);
});
