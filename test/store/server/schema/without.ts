import { parse, type DefinitionNode, type DocumentNode } from 'graphql';
import { DEPRECATED, NEWER } from './removable';

/** Names of what may be missing: a short name, `before-2026-07`, or a coordinate such as `Cart.note` or `CartWarningCode`. */
export type Missing = readonly string[];

const coordinates = (name: string): readonly string[] => {
  const [, version] = /^before-(.+)$/.exec(name) ?? [];
  if (version !== undefined) return NEWER[version] ?? [name];
  return [Object.hasOwn(DEPRECATED, name) ? DEPRECATED[name as keyof typeof DEPRECATED] : name];
};

const namesOf = (node: DefinitionNode): string[] => {
  if (!('name' in node) || !node.name) return [];
  const type = node.name.value;
  const fields = 'fields' in node ? (node.fields ?? []) : [];
  const values = 'values' in node ? (node.values ?? []) : [];
  return [type, ...[...fields, ...values].map(({ name }) => `${type}.${name.value}`)];
};

const stripped = (node: DefinitionNode, gone: ReadonlySet<string>): DefinitionNode => {
  const type = 'name' in node ? node.name?.value : undefined;
  const stays = ({ name }: { name: { value: string } }) => !gone.has(`${type}.${name.value}`);
  if ('fields' in node && node.fields)
    return { ...node, fields: (node.fields as never[]).filter(stays) } as DefinitionNode;
  if ('values' in node && node.values) return { ...node, values: node.values.filter(stays) };
  if ('types' in node && node.types) return { ...node, types: node.types.filter(({ name }) => !gone.has(name.value)) };
  return node;
};

/** What of the names a schema does not have, and so can't be taken away: nearly always a mistyped name. */
export const unknownIn = (sdl: string, missing: Missing): string[] => {
  const known = new Set(parse(sdl).definitions.flatMap(namesOf));
  return missing.flatMap(coordinates).filter((one) => !known.has(one));
};

/** A schema without some of its types, fields, input fields and enum values. */
export const without = (sdl: string, missing: Missing): DocumentNode => {
  const document = parse(sdl);
  const gone = new Set(missing.flatMap(coordinates));
  const kept = document.definitions.filter((node) => !('name' in node && node.name && gone.has(node.name.value)));
  return { ...document, definitions: kept.map((node) => stripped(node, gone)) };
};
