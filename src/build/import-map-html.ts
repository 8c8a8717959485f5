/**
 * An import map with the hashes of the entry and of all chunks, for stores that want the browser to check every file. It is not part of the
 * snippet, because it is larger than the whole snippet, and because older browsers take only one import map in a page: there, the theme's
 * own must come first.
 *
 * @param base where the files are served, with a slash at the end
 * @param integrity file name → `sha256-…`
 */
export function importMapHtml(base: string, integrity: Readonly<Record<string, string>>): string {
  const files = Object.entries(integrity).map(([file, hash]) => [base + file, hash]);
  return `<!--
  Optional: lets browsers refuse a changed file among those that are loaded later. Goes into the head after the
  theme's own import map if there is one (or write the "integrity" part into that one). Needs your nonce like any inline script.
-->
<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(files) }, null, 2)}</script>
`;
}
