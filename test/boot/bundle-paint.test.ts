import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { bundlePaint } from '../../src/build/bundle-paint';
import { inlineLogos } from '../../src/build/inline-logos';

const scripts = { files: await bundlePaint('src'), inline: await bundlePaint('src', inlineLogos('src')) };

test.each(Object.entries(scripts))(
  'with logos as %s it is a plain script on one line without place holders',
  (_logos, script) => {
    const { program, errors, module } = parseSync('paint.js', script, { sourceType: 'script' });
    expect({ errors, hasModuleSyntax: module.hasModuleSyntax, statements: program.body.length }).toEqual({
      errors: [],
      hasModuleSyntax: false,
      statements: 1,
    });
    expect(script).not.toMatch(/PAINT_|\n/);
  },
);

test.each([
  ['optional chaining', /\?\.(?!\d)/],
  ['nullish coalescing', /\?\?/],
  ['a catch without a binding', /catch\s*\{/],
  ['spread of objects', /\{\.\.\./],
  ['async functions', /\basync\b/],
  ['import()', /\bimport\(/],
])('can be read by browsers that keep their skeletons: no %s', (_syntax, pattern) => {
  expect(scripts.files).not.toMatch(pattern);
});

test.each([
  ['ends the script', /<\/script|<!--/i],
  ['a Liquid theme would take for its own', /\{\{|\{%/],
  [
    'a policy against markup from texts objects to',
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|setAttribute\("style"/,
  ],
])('has nothing in it that %s', (_text, pattern) => {
  expect(`${scripts.files}${scripts.inline}`).not.toMatch(pattern);
});

test('each logo stands in it once as a data address where the merchant wants that', () => {
  const [, files] = [scripts.files, scripts.inline].map(
    (script) => script.match(/data:image\/svg\+xml,<svg/g)?.length ?? 0,
  );
  expect(files).toBe(Object.keys(inlineLogos('src')).length);
  expect(scripts.files).not.toContain('data:');
});
