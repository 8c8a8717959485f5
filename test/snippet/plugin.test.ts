import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { buildSnippet } from '../../src/build/compile-snippet';
import { snippetFiles } from '../../src/build/snippet-files';

const PAGES: Readonly<Record<string, string>> = {
  entry: 'export const load = () => import("later");',
  later: 'export const later = document.title;',
};

const STYLE = '.skeleton{color:red}';

/** A build of two files instead of the widget's own. */
function sources(): Plugin {
  return {
    name: 'sources',
    // The entry's name arrives as a path.
    resolveId: (id) => (basename(id) in PAGES ? `\0${basename(id)}` : null),
    load: (id) => PAGES[id.slice(1)] ?? null,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'skeleton.css', source: STYLE });
    },
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

test('the snippet names the entry with the hash of the very file', async () => {
  const files = await filesOf();
  const address = `"/karui/${pkg.version}/wallets.js" integrity="${hash('sha256', files.get('wallets.js'))}" crossorigin`;
  expect(files.get('snippet-plain.html')).toContain(
    `<template data-karui><script type="module" src=${address}></script><a href="/cart">カートを見る</a></template>`,
  );
});

test('the skeleton’s style stands in the snippet as it is built', async () => {
  expect((await filesOf()).get('snippet-plain.html')).toContain(`<style>${STYLE}</style>`);
});

test('the script in the snippet is the one in boot.js', async () => {
  const files = await filesOf();
  const elements = files.get('snippet-plain.html')?.replace(/<!--[\s\S]*?-->\s*/g, '');
  expect(elements).toContain(`</template>\n<script>${files.get('boot.js')}</script>`);
});

test('what is remembered is applied in the head, by the first script', async () => {
  const html = (await filesOf()).get('snippet-plain.html') ?? '';
  expect(html).toContain(`<script>${await buildSnippet('src/snippet/remembered-alone.ts')}</script>`);
  expect(html.indexOf('<script>{')).toBeLessThan(html.indexOf('<template'));
});

test('the snippet states the hashes that a content security policy needs for its three inline texts', async () => {
  const html = (await filesOf()).get('snippet-plain.html') ?? '';
  const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1];
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => `'${hash('sha256', script)}'`);
  expect(html).toContain(`style-src '${hash('sha256', style)}';`);
  expect(scripts).toHaveLength(2);
  expect(html).toContain(`script-src ${scripts.join(' ')} -->`);
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
  const text = `${files.get('snippet-plain.html')}${files.get('importmap.html')}`;
  expect(text).toContain('src="https://cdn.example/k/wallets.js"');
  expect(text).toContain('"https://cdn.example/k/later.js"');
  expect(text).not.toContain('/karui/');
});
