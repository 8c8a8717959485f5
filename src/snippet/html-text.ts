import { attributesOn, type HostName } from '../build/package/attributes';

/** What a server knows of a page. */
export interface MarkupOptions {
  /** Nothing can be bought at the moment. */
  disabled?: boolean;
  /** For a content policy: the nonce of each style. */
  nonce?: string;
  /** Where the store's pages begin, such as `/en-us/`; `/` unless given, and where it is no path. */
  root?: string;
}

/** Attributes of an element, as texts. */
export type Attributes = Readonly<Record<string, string>>;

const escapeText = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Attributes as they stand in a tag. Their names stand there as they are: those from outside go through `hostAttributes`. */
export const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');

/**
 * What a server's own code says of a host: only attributes that the table has for it, and `id` and `class`. A name that comes from a request
 * could be a handler, or could end the tag.
 */
export function hostAttributes(given: Attributes, kind: HostName): Attributes {
  const known = new Set(['id', 'class', ...attributesOn(kind).map(([name]) => name)]);
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]: [string, unknown]) =>
      known.has(name) && value != null ? [[name, `${value as string}`]] : [],
    ),
  );
}

/** A style, with the nonce of the page's content policy. */
export const style = (css: string, { nonce }: MarkupOptions) =>
  `<style${nonce === undefined ? '' : attributesOf({ nonce })}>${css}</style>`;

/** A declarative shadow root. */
export const root = (css: string, html: string, options: MarkupOptions) =>
  `<template shadowrootmode="closed">${style(css, options)}${html}</template>`;

/** Moves style attributes into rules, because a strict policy forbids style attributes. */
export function withoutStyles(html: string): [html: string, css: string] {
  let css = '';
  const plain = html.replace(/<(\w+)([^>]*?) style="([^"]*)"/g, (_all, tag: string, rest: string, rules: string) => {
    css += `${tag}{${rules}}`;
    return `<${tag}${rest}`;
  });
  return [plain, css];
}
