import { createHash } from 'node:crypto';
import { VIEW_CART } from '../words.ts';

/** What a store's head needs to know of a build. */
export interface SnippetParts {
  version: string;
  /** Where the build's files are served, with a slash at the end; a path, or an address on another origin. */
  base: string;
  /** File name of the entry and its hash, `sha384-…`. */
  entry: string;
  integrity: string;
  /** Text of the script that applies what the compat pass remembers. */
  remembered: string;
  /** Text of the boot script and of the skeleton's style. */
  script: string;
  style: string;
}

/** A content security policy's name for an inline text. */
const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The lines a merchant pastes into the head of a theme, with what there is to know about them. */
export function snippetHtml({ version, base, entry, integrity, remembered, script, style }: SnippetParts): string {
  const attributes = `integrity="${integrity}" crossorigin="anonymous"`;
  return `<!--
  Karui ${version}: wallet buttons.

  To install: paste all of this into the head of every page, after the theme's import map if there is one, and before
  anything else that defines Shopify.PaymentButton (in a Liquid theme: before content_for_header). A page without buttons
  loads nothing more than what stands here. To go back: take it out again.

  To serve the files from elsewhere: write that address in place of ${base} in all its places. Another origin
  has to send Access-Control-Allow-Origin. Never add a query to the address: the version in it is enough for caches.

  With a Content-Security-Policy: either write your nonce on the style and on each inline script (the last one hands it on to
  the module), or allow, besides the address of the files,
  for styles   ${cspHash(style)}
  for scripts  ${cspHash(remembered)}
               ${cspHash(script)}
-->
<style>${style}</style>
<!-- Optional: on the second page of a visit and later, buttons have the height of the theme's older rules at once. -->
<script>${remembered}</script>
<!-- Only on pages that always show buttons, such as product pages: this starts the download together with the page.
<link rel="modulepreload" href="${base}${entry}" ${attributes}>
-->
<!-- The link stands where no buttons can come and the theme has none of its own. -->
<template><script type="module" src="${base}${entry}" ${attributes}></script><a href="/cart">${VIEW_CART}</a></template>
<!-- Must follow the template directly. The same script as a file: ${base}boot.js -->
<script>${script}</script>
`;
}
