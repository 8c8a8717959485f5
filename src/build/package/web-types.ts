import { attributesOn, type HostKind } from './attributes.ts';
import { CART_PARTS, CUSTOM_PROPERTIES, EVENTS, HOSTS, PROPERTY_PREFIX, WALLET_PARTS } from './elements.ts';

const named = (all: Readonly<Record<string, string>>) =>
  Object.entries(all).map(([name, description]) => ({ name, description }));

const element = (kind: HostKind) => ({
  name: HOSTS[kind].tag,
  description: HOSTS[kind].description,
  attributes: attributesOn(kind).map(([name, { type, needed, default: value, description }]) => ({
    name,
    description,
    required: needed ?? false,
    // JSON omits `undefined`.
    default: value,
    value: type === 'flag' ? { kind: 'no-value' } : { kind: 'plain', type: 'string' },
  })),
  js: {
    events: Object.entries(EVENTS)
      .filter(([, { on }]) => on.includes(kind))
      .map(([name, { description }]) => ({ name, description })),
  },
  css: {
    properties: Object.entries(CUSTOM_PROPERTIES)
      .filter(([, { on }]) => on.includes(kind))
      .map(([name, { default: value, description }]) => ({
        name: PROPERTY_PREFIX + name,
        description: `${description} Default: ${value}.`,
      })),
  },
});

/**
 * The content of `web-types.json`: the elements for JetBrains’ editors. https://github.com/JetBrains/web-types
 *
 * @param name of the package
 */
export const webTypes = (name: string, version: string) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: { elements: (Object.keys(HOSTS) as HostKind[]).map(element) },
    css: { parts: named({ ...CART_PARTS, ...WALLET_PARTS }) },
  },
});
