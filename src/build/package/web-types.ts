import { attributesOn, type HostName } from './attributes.ts';
import { CART_PARTS, CUSTOM_PROPERTIES, EVENTS, HOST_ELEMENTS, PROPERTY_PREFIX, WALLET_PARTS } from './elements.ts';

const named = (all: Readonly<Record<string, string>>) =>
  Object.entries(all).map(([name, description]) => ({ name, description }));

const element = (kind: HostName) => ({
  name: HOST_ELEMENTS[kind].tag,
  description: HOST_ELEMENTS[kind].description,
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
    html: { elements: (Object.keys(HOST_ELEMENTS) as HostName[]).map(element) },
    css: { parts: named({ ...CART_PARTS, ...WALLET_PARTS }) },
  },
});
