import type { RewritingStream } from 'parse5-html-rewriting-stream';
import { localAddress, type Origins } from '../forward/addresses';
import { widenPolicies, type PolicyAdditions } from './policy';

/** A start tag as the rewriter hands it out. */
export type StartTag = Parameters<RewritingStream['emitStartTag']>[0];

/** Attributes that lead to pages, scripts and styles; pictures may come from the store itself. */
const ADDRESSES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  base: 'href',
  link: 'href',
  script: 'src',
  iframe: 'src',
  form: 'action',
  button: 'formaction',
};

/** The value of an attribute; undefined where there is none. */
export const attributeOf = ({ attrs }: StartTag, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Where attributes stand; the rewriter's types leave it out. */
interface Places {
  attrs?: Readonly<Record<string, { startOffset: number; endOffset: number }>>;
}

/** The tag's own text with one attribute changed, and all else as it was. */
function withAttribute(raw: string, tag: StartTag, name: string, value: string): string {
  const location = tag.sourceCodeLocation;
  const place = location && 'attrs' in location ? (location as Places).attrs?.[name] : undefined;
  if (!location || !place) return raw;
  const [from, to] = [place.startOffset - location.startOffset, place.endOffset - location.startOffset];
  return `${raw.slice(0, from)}${name}="${escaped(value)}"${raw.slice(to)}`;
}

/** A start tag as it stands in the page here: the store's addresses lead here, and a policy in the page allows the widget. */
export function changeTag(tag: StartTag, raw: string, origins: Origins, policy: PolicyAdditions): string {
  if (tag.tagName === 'meta' && /^content-security-policy/i.test(attributeOf(tag, 'http-equiv') ?? '')) {
    const text = attributeOf(tag, 'content');
    return text === undefined ? raw : withAttribute(raw, tag, 'content', widenPolicies(text, policy, { inPage: true }));
  }
  const name = ADDRESSES[tag.tagName];
  const address = name && attributeOf(tag, name);
  if (!name || !address) return raw;
  const here = localAddress(address, origins);
  return here === address ? raw : withAttribute(raw, tag, name, here);
}

const changeKeys = (map: object, change: (text: string) => string): object =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [change(key), value as unknown]));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The text of an import map with the store's addresses as paths here, so that a module is not loaded under two names. */
export function changeImportMap(text: string, origins: Origins): string {
  const change = (value: unknown): unknown => (typeof value === 'string' ? localAddress(value, origins) : value);
  try {
    const map: unknown = JSON.parse(text, (_key, value: unknown) => change(value));
    if (!isObject(map)) return text;
    const keys = Object.entries(map).map(([name, part]) => [
      name,
      isObject(part) && name !== 'imports' ? changeKeys(part, (key) => localAddress(key, origins)) : part,
    ]);
    return JSON.stringify(Object.fromEntries(keys)).replaceAll('<', '\\u003c');
  } catch {
    // The browser will say so.
    return text;
  }
}
