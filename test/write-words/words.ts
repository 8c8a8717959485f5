import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, traverse, type types } from '@babel/core';

const root = resolve(import.meta.dirname, '../..');

/** Parts of the sources whose Japanese is read from an address or a page, never shown. */
const ONLY_READ =
  /^src\/build\/extension\/|^wallets\/order\/(rare-order\/(correct-address|known-countries|province-code)|mailing-address)|^src\/choice-watch\//;

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Some words that a shopper can read, and the file that has them. */
export interface Words {
  text: string;
  file: string;
}

/** The name of what a template puts in, as far as it has one. */
function nameOf(node: types.Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? nameOf(node.property) : '…';
}

/** The words of a node of the syntax tree; what a template puts in stands in braces. */
function textOf(node: types.Node): string {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return node.value.trim();
  if (node.type !== 'TemplateLiteral') return '';
  return node.quasis
    .map(({ value }, at) => {
      const next = node.expressions[at];
      return (value.cooked ?? '') + (next ? `{${nameOf(next)}}` : '');
    })
    .join('');
}

/** All Japanese words that a piece of source shows, in its order. */
export function wordsIn(source: string, file: string): string[] {
  const tree = parseSync(source, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? ['jsx' as const] : [])] },
  });
  const found: string[] = [];
  traverse(tree!, {
    enter({ node }) {
      const text = textOf(node);
      if (JAPANESE.test(text)) found.push(text);
    },
  });
  return [...new Set(found)];
}

/** Every word in Japanese that a shopper can see or hear, in the order of the files. */
export function allWords(): Words[] {
  const files = ['src', 'wallets'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { encoding: 'utf8', recursive: true }).map((file) => `${folder}/${file}`),
  );
  const shown = files.filter((file) => /\.tsx?$/.test(file) && !ONLY_READ.test(file)).sort();
  return shown.flatMap((file) =>
    wordsIn(readFileSync(resolve(root, file), 'utf8'), file).map((text) => ({ text, file })),
  );
}
