// A worker of minify-again.ts. JavaScript, because Node.js starts it by itself, without what reads TypeScript in the build.
import { brotliCompressSync } from 'node:zlib';
import { minify } from 'terser';

/** How often Terser runs: it finds more in its own result. */
const RUNS = 2;

/**
 * What each run of Terser makes of a chunk: its code, its source map as JSON, and its size in bytes when compressed.
 *
 * @param {{ code: string, map: string | null, preamble: string, compress: import('terser').CompressOptions }} chunk
 */
export async function minifyChunk({ code, map, preamble, compress }) {
  const made = [];
  let last = { code, map };
  while (made.length < RUNS) {
    const result = await minify(last.code, {
      module: true,
      ecma: 2020,
      compress: { passes: 3, lhs_constants: false, ...compress },
      format: { preamble },
      // Only measurements ask for a source map.
      sourceMap: last.map ? { content: last.map } : false,
    });
    last = { code: result.code, map: result.map ?? null };
    made.push({ ...last, size: brotliCompressSync(last.code).length });
  }
  return made;
}
