import type { MarkupOptions } from './markup';

/** Attributes of an element, as texts. */
export type Attributes = Readonly<Record<string, string>>;

const escapeText = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Attributes as they stand in a tag. */
export const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');

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
