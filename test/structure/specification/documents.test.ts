import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getOperationAST,
  Kind,
  parse,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { WIDGET_DOCUMENTS } from '../../../src/build/check/api/widget-documents';

// What the specification's section 7 and its entities name of each operation. Whether the API has it is in `../documents.test.ts`.

/** An operation: its arguments, and for each place in its answer the fields below that. */
type Operation = Readonly<Record<string, string>>;

const OPERATIONS = parseYaml(readFileSync(join(import.meta.dirname, 'operations.yaml'), 'utf8')) as Readonly<
  Record<string, Operation>
>;

const words = (text: string) => text.split(/\s+/);

/** A field by its name, with how many of a list are asked for: `lines[10]`. */
function nameOf({ name, arguments: given = [] }: FieldNode): string {
  const first = given.find((argument) => argument.name.value === 'first')?.value;
  return first?.kind === Kind.INT ? `${name.value}[${first.value}]` : name.value;
}

/** Every field of an answer by its path, such as `cart.lines[10].nodes.quantity`. */
function pathsOf(document: DocumentNode): string[] {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const below = (set: SelectionSetNode | undefined, path: string): string[] =>
    (set?.selections ?? []).flatMap((one) => {
      if (one.kind === Kind.FRAGMENT_SPREAD) return below(fragments.get(one.name.value)?.selectionSet, path);
      if (one.kind === Kind.INLINE_FRAGMENT) return below(one.selectionSet, path);
      const here = path + nameOf(one);
      return [here].concat(below(one.selectionSet, `${here}.`));
    });
  return below(getOperationAST(document)?.selectionSet, '');
}

const documentOf = (name: string): DocumentNode => {
  const found = WIDGET_DOCUMENTS.find((one) => one.name === name);
  if (!found) throw new Error(`the widget sends no ${name}`);
  return parse(found.text);
};

const rows = Object.entries(OPERATIONS).flatMap(([name, operation]) =>
  Object.entries(operation).map(([place, fields]) => [name, place, words(fields)] as const),
);

test.each(rows.filter(([, place]) => place === 'takes'))('the document of %s has what it %s', (name, _takes, names) => {
  const { variableDefinitions = [] } = getOperationAST(documentOf(name))!;
  expect(variableDefinitions.map(({ variable }) => variable.name.value)).toEqual(expect.arrayContaining([...names]));
});

test.each(rows.filter(([, place]) => place !== 'takes'))('the document of %s asks for %s', (name, place, fields) => {
  const asked = pathsOf(documentOf(name));
  expect(fields.map((field) => `${place}.${field}`).filter((path) => !asked.includes(path))).toEqual([]);
});

test.each(Object.keys(OPERATIONS))('the document of %s has the operation’s name', (name) => {
  // The address of the request repeats it. The newer form of an address is sent as the operation that it stands for.
  const sent = name === 'cartDeliveryAddressesReplace' ? 'cartBuyerIdentityUpdate' : name.replace(' (older form)', '');
  expect(getOperationAST(documentOf(name))?.name?.value).toBe(sent);
});
