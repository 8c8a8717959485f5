import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './import-graph';

/** Methods: a page with an image of such a name breaks every library, Preact included. Nobody names an image `adoptedStyleSheets` either. */
const OF_DOCUMENT =
  /^(add|remove)EventListener$|^create[A-Z]\w+$|^querySelector(All)?$|^(adopt|clone)Node$|^adoptedStyleSheets$/;

/** What we read of a purchase, which is no element. */
const OF_FORM = /^(variantId|quantity|sellingPlanId|properties)$/;

const code = (file: string) => readSource(file).replace(/^\s*(\/\/|\/?\*).*$/gm, '');

test('no property of the document or of a form is read where an element with its name could stand in front of it', () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    [...code(file).matchAll(/\b(document|form)[!?]?\.(\w+)/g)]
      .filter(([, owner, name = '']) => !(owner === 'form' ? OF_FORM : OF_DOCUMENT).test(name))
      .map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

const OF_WINDOW =
  /\b(Document|Element|Node|Event|HTML\w+Element)\.prototype\b|\binstanceof (Document|Element|Node|Text|Request|Event|HTML\w*Element)\b/g;

test('nothing is asked of the window’s Document, Element and the like, in whose place old libraries put their own', () => {
  const found = sourceFiles()
    .filter((file) => !/src\/build\//.test(file))
    .flatMap((file) => (code(file).match(OF_WINDOW) ?? []).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
