import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { CustomElementDeclaration, JavaScriptModule, Package } from 'custom-elements-manifest';
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, attributesOn, type HostName } from '../../src/build/package/attributes';
import {
  CART_PARTS,
  CUSTOM_PROPERTIES,
  EVENTS,
  HOST_ELEMENTS,
  PROPERTY_PREFIX,
  WALLET_PARTS,
} from '../../src/build/package/elements';
import { PRESS_EVENT, RENDERED_EVENT } from '../../src/names';
import { readBuilt } from '../structure/built-files';
import { root } from '../structure/import-graph';
import { codeIn, readPage, tableUnder } from '../structure/markdown';

/** The pages that tell merchants of attributes and of styling. */
const ATTRIBUTES_PAGE = '.github/docs/attributes.md';
const STYLING_PAGE = '.github/docs/styling.md';

const manifest = JSON.parse(readBuilt('custom-elements.json').toString()) as Package;
const [module] = manifest.modules as [JavaScriptModule];
const declarations = module.declarations as CustomElementDeclaration[];
const declared = (tag: string) => declarations.find(({ tagName }) => tagName === tag)!;
const KINDS = Object.entries(HOST_ELEMENTS).map(([kind, { tag }]) => [kind as HostName, tag] as const);

test('custom-elements.json is valid by the schema of its format', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  expect(ajv.validate(schema, manifest), ajv.errorsText()).toBe(true);
  expect(schema.$schema).toContain('draft-07');
  expect(manifest.schemaVersion).toMatch(/^2\./);
});

test('the page about attributes says of each one where it is and whether it is needed, in the same order', () => {
  const told = tableUnder(readPage(ATTRIBUTES_PAGE), 'Attributes').map(([name, on, meaning]) => [
    codeIn(name)[0],
    on === 'all' ? 'product, cart, checkout' : on,
    meaning!.startsWith('needed: '),
  ]);
  const known = Object.entries(ATTRIBUTES).map(([name, { on, needed }]) => [name, on.join(', '), needed ?? false]);
  expect(told).toEqual(known);
});

test('the page about styling has each custom property with its default', () => {
  const table = tableUnder(readPage(STYLING_PAGE), 'Custom properties');
  const told = table.flatMap(([names, values]) => {
    const defaults = values!.replaceAll('`', '').split(', ');
    return codeIn(names).map((name, index) => [name, defaults[index] ?? defaults[0]]);
  });
  expect(told).toEqual(Object.entries(CUSTOM_PROPERTIES).map(([name, property]) => [name, property.default]));
});

test('the page about styling names each part', () => {
  const line = /^- Parts: .*/m.exec(readPage(STYLING_PAGE))?.[0];
  const told = codeIn(line).map((code) => /^::part\((.+)\)$/.exec(code)?.[1]);
  expect(told).toEqual(Object.keys({ ...CART_PARTS, ...WALLET_PARTS }));
});

const sources = ['src/button', 'src/host'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.includes('.'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);
/** What a pattern finds in the sources of the buttons, each once, sorted. */
const found = (pattern: RegExp) =>
  [...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)))].sort();

test('the custom properties are those that the style sheets read', () => {
  expect(Object.keys(CUSTOM_PROPERTIES).sort()).toEqual(found(/var\(--shopify-accelerated-checkout-([\w-]+)/g));
});

test('the parts are those that the views have', () => {
  expect(Object.keys({ ...CART_PARTS, ...WALLET_PARTS }).sort()).toEqual(found(/\bpart="([\w-]+)"/g));
});

test('the events are those that pages hear', () => {
  expect(Object.keys(EVENTS).sort()).toEqual([PRESS_EVENT, RENDERED_EVENT].sort());
});

interface WebType {
  name: string;
  attributes: { name: string; required: boolean; value: { kind: string } }[];
  js: { events: { name: string }[] };
  css: { properties: { name: string }[] };
}
const webTypes = JSON.parse(readBuilt('web-types.json').toString()) as {
  contributions: { html: { elements: WebType[] } };
};

const namesOf = (all: readonly { name: string }[] | undefined) => (all ?? []).map(({ name }) => name);

describe.each(KINDS)('of the %s element', (kind, tag) => {
  const webType = webTypes.contributions.html.elements.find(({ name }) => name === tag)!;
  const attributes = attributesOn(kind).map(([name]) => name);
  const on = (all: Readonly<Record<string, { on: readonly HostName[] }>>) =>
    Object.keys(all).filter((name) => all[name]!.on.includes(kind));
  const properties = on(CUSTOM_PROPERTIES).map((name) => PROPERTY_PREFIX + name);

  test('custom-elements.json has attributes, events, custom properties and parts, and its definition', () => {
    const element = declared(tag);
    expect(namesOf(element.attributes)).toEqual(attributes);
    expect(namesOf(element.events)).toEqual(on(EVENTS));
    expect(namesOf(element.cssProperties)).toEqual(properties);
    expect(namesOf(element.cssParts)).toEqual(kind === 'cart' ? Object.keys(CART_PARTS) : []);
    expect(namesOf(module.exports)).toContain(tag);
  });

  test('web-types.json has the same', () => {
    expect(namesOf(webType.attributes)).toEqual(attributes);
    expect(namesOf(webType.js.events)).toEqual(on(EVENTS));
    expect(namesOf(webType.css.properties)).toEqual(properties);
    const needed = attributesOn(kind).filter(([, attribute]) => attribute.needed);
    expect(namesOf(webType.attributes.filter(({ required }) => required))).toEqual(needed.map(([name]) => name));
  });
});
