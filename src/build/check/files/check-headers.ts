import { extname } from 'node:path';
import { MIMEType } from 'node:util';
import type { BuiltFile } from './built-file.ts';
import { wrong, remark, type Finding } from '../finding.ts';
import type { Served } from '../fetch-served.ts';

/** The content types that browsers accept; they refuse all others (https://mimesniff.spec.whatwg.org/#javascript-mime-type). */
const TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /^((text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))$/,
  '.css': /^text\/css$/,
  '.svg': /^image\/svg\+xml$/,
};

/** A year, in seconds: no cache keeps a file longer. */
const YEAR = 31_536_000;

function essenceOf(header: string): string {
  try {
    return new MIMEType(header).essence;
  } catch {
    return header;
  }
}

function typeFinding(name: string, header: string): Finding[] {
  const type = essenceOf(header);
  if (TYPES[extname(name)]?.test(type) ?? true) return [];
  return [wrong('content-type', `has the content-type ${type || '(none)'}, with which browsers refuse it`)];
}

/** A browser loads a script of another origin only if the answer allows the page's origin, because the scripts are modules. */
function corsFinding(name: string, allowed: string, url: URL, page: string | undefined): Finding[] {
  const needs = page && page !== url.origin && name.endsWith('.js');
  if (!needs || allowed === '*' || allowed === page) return [];
  return [wrong('cors', `has access-control-allow-origin ${allowed || '(none)'}, so pages of ${page} can't load it`)];
}

function cacheFinding(header: string): Finding[] {
  const [, age = '0'] = /\bmax-age="?(\d+)/i.exec(header) ?? [];
  const isKept = /(^|[\s,])immutable\b/i.test(header) && Number(age) >= YEAR && !/no-store|no-cache/i.test(header);
  const better = `public, max-age=${YEAR}, immutable`;
  return isKept
    ? []
    : [remark('cache', `has cache-control ${header || '(none)'}; its address has the version, so it may be ${better}`)];
}

/** What is wrong with the headers of a file's answer. */
export function checkHeaders({ name, isLoaded }: BuiltFile, { header }: Served, url: URL, page?: string): Finding[] {
  return [
    ...typeFinding(name, header('content-type')),
    ...corsFinding(name, header('access-control-allow-origin'), url, page),
    ...(isLoaded ? cacheFinding(header('cache-control')) : []),
  ];
}
