import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { bundlePaint } from '../../src/build/bundle-paint';

const script = await bundlePaint('src');

test('the script of the early paint is a plain script on one line without place holders', () => {
  const { program, errors, module } = parseSync('paint.js', script, { sourceType: 'script' });
  expect({ errors, hasModuleSyntax: module.hasModuleSyntax, statements: program.body.length }).toEqual({
    errors: [],
    hasModuleSyntax: false,
    statements: 1,
  });
  expect(script).not.toMatch(/PAINT_|\n/);
});

test.each([
  ['optional chaining', /\?\.(?!\d)/],
  ['nullish coalescing', /\?\?/],
  ['a catch without a binding', /catch\s*\{/],
  ['spread of objects', /\{\.\.\./],
  ['async functions', /\basync\b/],
  ['import()', /\bimport\(/],
])('can be read by browsers that keep their skeletons: no %s', (_syntax, pattern) => {
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
