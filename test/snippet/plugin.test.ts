import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { snippetFiles } from '../../src/build/snippet-files';

const PAGES: Readonly<Record<string, string>> = {
  entry: 'export const load = () => import("later");',
  later: 'export const later = document.title;',
};

/** A build of two files instead of the widget's own. */
function sources(): Plugin {
  return {
    name: 'sources',
    // The entry's name arrives as a path.
    resolveId: (id) => (basename(id) in PAGES ? `\0${basename(id)}` : null),
    load: (id) => PAGES[id.slice(1)] ?? null,
  };
}

async function filesOf(base?: string): Promise<Map<string, string>> {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources(), snippetFiles(base)],
    build: {
      write: false,
      lib: { entry: { wallets: 'entry' }, formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'later.js' } },
    },
  });
  const output = Array.isArray(outputs) ? outputs.flatMap((one) => one.output) : [];
  return new Map(output.map((file) => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)]));
}

const hash = (algorithm: string, text: string | undefined) =>
  `${algorithm}-${createHash(algorithm)
    .update(text ?? '')
    .digest('base64')}`;

test('the snippet names the core with the hash of the very file, as what the first frame waits for', async () => {
  const files = await filesOf();
  const core = `src="/karui/${pkg.version}/wallets.js" integrity="${hash('sha256', files.get('wallets.js'))}"`;
  expect(files.get('snippet.html')).toContain(
    `<script type="module" async blocking="render" fetchpriority="high" ${core} data-karui></script>`,
  );
});

test('on a page without buttons the core stands in a template, with the skeletons’ style', async () => {
  const html = (await filesOf()).get('snippet-without-buttons.html');
  expect(html).toMatch(
    /^<template data-karui><link rel="stylesheet" href="[^"]*\/skeleton.css"><script type="module" src="[^"]*\/wallets.js" integrity="[^"]*"><\/script><\/template>\n<script>/,
  );
  expect(html).not.toContain('<style>');
});

test('the hashes that a content security policy needs are those of the snippet’s inline texts', async () => {
  const files = await filesOf();
  const [, style, script] = /<style>(.*)<\/style>.*<script>(.*?)<\/script>/s.exec(files.get('snippet.html')!)!;
  expect(files.get('content-policy.txt')).toBe(
    `style-src '${hash('sha256', style)}'; script-src '${hash('sha256', script)}'\n`,
  );
});

test('the import map lists every script of the build with its hash', async () => {
  const files = await filesOf();
  const map: unknown = JSON.parse(
    /<script type="importmap">([\s\S]*)<\/script>/.exec(files.get('importmap.html') ?? '')?.[1] ?? '',
  );
  expect(map).toEqual({
    integrity: {
      [`/karui/${pkg.version}/later.js`]: hash('sha256', files.get('later.js')),
      [`/karui/${pkg.version}/wallets.js`]: hash('sha256', files.get('wallets.js')),
    },
  });
});

test('another base stands in every address', async () => {
  const files = await filesOf('https://cdn.example/k/');
  const text = `${files.get('snippet.html')}${files.get('importmap.html')}`;
  expect(text).toContain('src="https://cdn.example/k/wallets.js"');
  expect(text).toContain('"https://cdn.example/k/later.js"');
  expect(text).not.toContain('/karui/');
});
