import * as walletElements from '../../widget/elements.ts';
import { attributesOn, type Attribute, type HostName } from './attributes.ts';
import { CART_PARTS, CUSTOM_PROPERTIES, EVENTS, HOST_ELEMENTS, PROPERTY_PREFIX, WALLET_PARTS } from './elements.ts';

/** The script whose import defines all elements. */
const MODULE = 'wallets.js';

const TYPES = { text: 'string', origin: 'string', json: 'string', flag: 'boolean' } satisfies Record<
  Attribute['type'],
  string
>;

const described = (all: Readonly<Record<string, string>>) =>
  Object.entries(all).map(([name, description]) => ({ name, description }));

const attributes = (kind: HostName) =>
  attributesOn(kind).map(([name, attribute]) => ({
    name,
    type: { text: TYPES[attribute.type] },
    description: attribute.needed ? `Needed. ${attribute.description}` : attribute.description,
    // JSON omits `undefined`.
    default: attribute.default,
  }));

const events = (kind: HostName) =>
  Object.entries(EVENTS)
    .filter(([, { on }]) => on.includes(kind))
    .map(([name, { type, description }]) => ({ name, type: { text: type }, description }));

const cssProperties = (kind: HostName) =>
  Object.entries(CUSTOM_PROPERTIES)
    .filter(([, { on }]) => on.includes(kind))
    .map(([name, { default: value, description }]) => ({ name: PROPERTY_PREFIX + name, default: value, description }));

const element = (name: string, tagName: string, description: string, own: object) =>
  Object.assign(own, { kind: 'class', customElement: true, name, tagName, description });

const hosts = Object.entries(HOST_ELEMENTS).map(([key, { tag, name, description }]) => {
  const kind = key as HostName;
  return element(name, tag, description, {
    attributes: attributes(kind),
    events: events(kind),
    cssProperties: cssProperties(kind),
    cssParts: described(kind === 'cart' ? CART_PARTS : {}),
  });
});

const pascal = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The link to more options is in the light: it has no parts. */
const wallets = Object.values(walletElements)
  .filter((tag) => tag !== walletElements.moreOptions && tag !== walletElements.buyItNow)
  .map((tag) => {
    const description = 'A wallet’s element. Its host makes it; do not write it yourself.';
    return element(pascal(tag), tag, description, { cssParts: described(WALLET_PARTS) });
  });

const declarations = [...hosts, ...wallets];

/** The content of `custom-elements.json`, for editors and documentation. https://github.com/webcomponents/custom-elements-manifest */
export const customElements = {
  schemaVersion: '2.1.0',
  modules: [
    {
      kind: 'javascript-module',
      path: MODULE,
      declarations,
      exports: declarations.map(({ name, tagName }) => ({
        kind: 'custom-element-definition',
        name: tagName,
        declaration: { name, module: MODULE },
      })),
    },
  ],
};
