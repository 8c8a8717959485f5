import { wrong, remark, type Finding } from '../finding.ts';

/** Characters of a file that a finding shows. */
const SHOWN = 40;

/** How many bytes of a file are searched for signs of HTML. */
const LOOKED_AT = 1000;

const HTML = /^\s*(<!--((?!-->)[^])*-->\s*)*<(!doctype|html|head|body)\b/i;

const isEqual = (a: Buffer, b: Buffer) => Buffer.compare(a, b) === 0;

const shown = (bytes: Buffer) => JSON.stringify(bytes.toString('utf8').slice(0, SHOWN));

/** Offset of the first byte that two files don't share. */
function firstDifference(a: Buffer, b: Buffer): number {
  const length = Math.min(a.length, b.length);
  let at = 0;
  while (at < length && a[at] === b[at]) at++;
  return at;
}

/** The line and column of a byte, as an editor counts them. */
function placeOf(content: Buffer, offset: number): string {
  const lines = content.subarray(0, offset).toString('utf8').split('\n');
  return `line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
}

const without = (content: Buffer, what: RegExp) => content.toString('utf8').replaceAll(what, '');

/** The most likely change. */
function kindOfChange(built: Buffer, served: Buffer): string {
  if (without(built, /\r/g) === without(served, /\r/g)) return 'has other line ends';
  if (without(built, /\s/g) === without(served, /\s/g)) return 'has other white space';
  if (served.length < built.length) return 'was rewritten or minified';
  return 'was rewritten';
}

/** What was added before or after the built file; undefined if the file was changed in another way. */
function addition(built: Buffer, served: Buffer): Finding | undefined {
  const added = served.length - built.length;
  if (added <= 0) return undefined;
  if (isEqual(served.subarray(0, built.length), built))
    return wrong('changed', `has ${added} bytes more at its end: ${shown(served.subarray(built.length))}`);
  if (isEqual(served.subarray(added), built))
    return wrong('changed', `has ${added} bytes more at its beginning: ${shown(served.subarray(0, added))}`);
  return undefined;
}

function isOneComment(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.startsWith('/*') && trimmed.indexOf('*/', 2) === trimmed.length - 2;
}

/** Whether the only change is a comment before the file: a theme's platform writes one if it could not minify the file. */
function isCommented(built: Buffer, served: Buffer): boolean {
  const added = served.length - built.length;
  return (
    added > 0 && isEqual(served.subarray(added), built) && isOneComment(served.subarray(0, added).toString('utf8'))
  );
}

/**
 * Describes how a served file differs from the built one.
 *
 * @param name of the file
 * @param built its bytes
 * @param served other bytes
 * @param mayComment whether an added comment at the beginning is only a remark
 */
export function findChange(name: string, built: Buffer, served: Buffer, mayComment: boolean): Finding {
  if (!name.endsWith('.html') && HTML.test(served.subarray(0, LOOKED_AT).toString('utf8')))
    return wrong('html', `has HTML in its place: ${shown(served)}`);
  if (isEqual(served, built.subarray(0, served.length)))
    return wrong('truncated', `ends after ${served.length} of ${built.length} bytes`);
  if (mayComment && isCommented(built, served))
    return remark('comment', 'has a comment of the platform before it, and is otherwise what was built');
  const at = firstDifference(built, served);
  return (
    addition(built, served) ??
    wrong(
      'changed',
      `${kindOfChange(built, served)}: ${built.length} bytes were built, ${served.length} are served, and differ from ` +
        `${placeOf(built, at)} on, where ${shown(built.subarray(at))} was built and ${shown(served.subarray(at))} is served`,
    )
  );
}
