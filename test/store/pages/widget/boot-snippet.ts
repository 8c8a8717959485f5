import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WIDGET_DIST } from '../../folders';

/** The parts of the snippet that the build writes for a store's head. */
export interface BootSnippet {
  /** Empty for pages without buttons. */
  style: string;
  /** The attributes of the core's tag; undefined for pages without buttons. */
  core?: Record<string, string>;
  /** What stands in the template of pages without buttons. */
  template?: string;
  script: string;
}

const PARTS =
  /^(?:<style>(.*?)<\/style>\s*)?(?:<script ([^>]*)><\/script>|<template[^>]*>(.*?)<\/template>)\s*<script>(.*?)<\/script>\s*$/s;

const SPLIT = /^<template data-karui-split="\d+">(.*)<\/template>\s*<script>(.*?)<\/script>\s*$/s;

/** The parts of the snippet of a page that is split. */
export interface BootSplit {
  /** What stands in its template. */
  template: string;
  script: string;
}

/** Attributes as written in a tag. */
const attributesIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name!, value]));

/** Splits the snippet into its parts; null when it is something else. */
export function readSnippet(html: string): BootSnippet | null {
  const parts = PARTS.exec(html);
  if (!parts) return null;
  const [, style = '', core, template, script = ''] = parts;
  return { style, script, ...(core && { core: attributesIn(core) }), ...(template && { template }) };
}

/** Splits the snippet of a page that is split into its parts; null when it is something else. */
export function readSplit(html: string): BootSplit | null {
  const [, template, script] = SPLIT.exec(html) ?? [];
  return template === undefined || script === undefined ? null : { template, script };
}

/**
 * The built snippet, read each time so that a new build is used; null before the first build.
 *
 * @param file `snippet.html`, or the one for pages without buttons
 */
export const bootSnippet = (version: string, file = 'snippet.html'): BootSnippet | null =>
  readBuilt(version, file, readSnippet);

/** The same for a page that is split. */
export const bootSplit = (version: string, file: string): BootSplit | null => readBuilt(version, file, readSplit);

function readBuilt<T>(version: string, file: string, read: (html: string) => T | null): T | null {
  try {
    return read(readFileSync(resolve(WIDGET_DIST, version, file), 'utf8'));
  } catch {
    // Not built yet: the head uses a plain module instead.
    return null;
  }
}
