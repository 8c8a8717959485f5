import { readFileSync } from 'node:fs';
import { Kind, parse, visit, type DocumentNode, type FragmentDefinitionNode } from 'graphql';

const shared = new Map(
  parse(readFileSync(new URL('operations/_fragments.graphql', import.meta.url), 'utf8')).definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
  ),
);

const spreadsOf = (node: DocumentNode | FragmentDefinitionNode): string[] => {
  const names: string[] = [];
  visit(node, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
};

/** Parses a document and adds the shared fragments that it uses and does not define itself. */
export const withFragments = (text: string): DocumentNode => {
  const document = parse(text);
  const own = new Set(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [])),
  );
  const needed = new Map<string, FragmentDefinitionNode>();
  const take = (node: DocumentNode | FragmentDefinitionNode): void => {
    for (const name of spreadsOf(node)) {
      const fragment = shared.get(name);
      if (!fragment || own.has(name) || needed.has(name)) continue;
      needed.set(name, fragment);
      take(fragment);
    }
  };
  take(document);
  return { kind: Kind.DOCUMENT, definitions: [...document.definitions, ...needed.values()] };
};
