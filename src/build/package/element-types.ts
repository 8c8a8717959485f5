import { attributesOn, type Attribute, type HostName } from './attributes.ts';
import { EVENTS, HOST_ELEMENTS } from './elements.ts';

const TYPES: Readonly<Record<Attribute['type'], string>> = {
  text: 'string',
  origin: '`https://${string}`',
  json: 'string',
  flag: 'Flag',
};

const HOST_KINDS = Object.keys(HOST_ELEMENTS) as HostName[];

const lines = (all: readonly string[], indent: string) => all.map((line) => indent + line).join('\n');

/** The attributes of one host as an interface. Each takes `undefined`, for storefronts with `exactOptionalPropertyTypes`. */
function attributesInterface(kind: HostName): string {
  const { tag, name } = HOST_ELEMENTS[kind];
  const members = attributesOn(kind).flatMap(([attribute, { type, needed, default: value, description }]) => [
    `/** ${description}${value ? ` Default: ${value}.` : ''} */`,
    `${JSON.stringify(attribute)}${needed ? `: ${TYPES[type]}` : `?: ${TYPES[type]} | undefined`};`,
  ]);
  return `/** Attributes of \`<${tag}>\`. \`Flag\` is what counts as "it is there". */
export interface ${name}Attributes<Flag = boolean | ''> {
${lines(members, '  ')}
}
`;
}

/** An interface that has each host's element with the attributes that a library takes. */
const elementsOf = (library: 'React' | 'Preact', flag: string): string => `interface ${library}Elements {
${lines(
  HOST_KINDS.map(
    (kind) =>
      `${JSON.stringify(HOST_ELEMENTS[kind].tag)}: In${library}<${HOST_ELEMENTS[kind].name}Attributes<${flag}>>;`,
  ),
  '  ',
)}
}
`;

const tagNames = lines(
  HOST_KINDS.map((kind) => `${JSON.stringify(HOST_ELEMENTS[kind].tag)}: HTMLElement;`),
  '    ',
);

const eventMap = lines(
  Object.entries(EVENTS).flatMap(([name, { type, description }]) => [
    `/** ${description} */`,
    `${JSON.stringify(name)}: ${type};`,
  ]),
  '    ',
);

/**
 * The content of `wallets.d.ts`: types of the elements in the DOM and in JSX. `@ts-ignore` is needed in a storefront without React or
 * without Preact, where the import can't be resolved. That storefront's JSX does not use the missing types.
 */
export const elementTypes = `// @ts-ignore: a storefront may have no React.
import type * as React from 'react';
// @ts-ignore: a storefront may have no Preact.
import type * as Preact from 'preact';

${HOST_KINDS.map(attributesInterface).join('\n')}
/**
 * React 18 writes \`false\` as a text, and an attribute that is there counts: \`undefined\` leaves it out. React 19 is known by \`use\`, and
 * Preact under React's name by \`render\`.
 */
type ReactFlag = typeof React extends { use: unknown } | { render: unknown } ? boolean | '' : true | '';

type InReact<Attributes> = Omit<
  React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>,
  keyof Attributes
> &
  Attributes & { class?: string | undefined };

${elementsOf('React', 'ReactFlag')}
/** Under React's name it has to be the same type, letter by letter. */
type InPreact<Attributes> = Omit<Preact.HTMLAttributes<HTMLElement>, keyof Attributes> &
  Attributes & { class?: string | undefined };

${elementsOf('Preact', "boolean | ''")}
declare global {
  interface HTMLElementTagNameMap {
${tagNames}
  }

  /** Events of documents, windows and elements: those of Karui bubble and are composed. */
  interface GlobalEventHandlersEventMap {
${eventMap}
  }

  namespace JSX {
    /** For types of React before 18.2.6. */
    interface IntrinsicElements extends ReactElements {}
  }
}

// @ts-ignore: a storefront may have no React.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}

// @ts-ignore: a storefront may have no Preact.
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PreactElements {}
  }
}

export {};
`;
