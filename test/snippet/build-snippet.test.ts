import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { buildSnippet } from '../../src/build/compile-snippet';

describe.each([
  ['boot', 'snippet', 1950],
  ['remembering', 'remembered-alone', 420],
] as const)('the %s script', async (_name, file, limit) => {
  const script = await buildSnippet(`src/snippet/${file}.ts`);

  test(`takes less than ${limit} bytes of a page`, () => {
    expect(Buffer.byteLength(script)).toBeLessThan(limit);
  });

  test('is a plain script on one line, without a module’s syntax and without place holders', () => {
    const { program, errors, module } = parseSync('boot.js', script, { sourceType: 'script' });
    expect({ errors, hasModuleSyntax: module.hasModuleSyntax, statements: program.body.length }).toEqual({
      errors: [],
      hasModuleSyntax: false,
      statements: 1,
    });
    expect(script).not.toMatch(/BOOT_|\n/);
  });

  test.each([
    ['optional chaining', /\?\./],
    ['nullish coalescing', /\?\?/],
    ['logical assignment', /(\|\||&&|\?\?)=/],
    ['a catch without a binding', /catch\s*\{/],
    ['spread of objects', /\{\.\.\./],
    ['async functions', /\basync\b/],
    ['import()', /\bimport\(/],
  ])('can be read by browsers without custom elements: no %s', (_syntax, pattern) => {
    expect(script).not.toMatch(pattern);
  });

  test.each([
    ['ends the script', /<\/script|<!--/i],
    ['a Liquid theme would take for its own', /\{\{|\{%/],
  ])('has nothing in it that %s', (_text, pattern) => {
    expect(script).not.toMatch(pattern);
  });
});
