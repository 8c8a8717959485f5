import type { IncomingHttpHeaders } from 'node:http';
import type { Origins } from '../forward/addresses';
import type { PageParts } from './rewrite-page';
import { cspHash, type Snippet } from './snippet';

/** Below this path the proxy answers for itself. */
export const OWN = '/__karui/';

interface Given {
  snippet: Snippet;
  /** The recorder's script; null for pages without the panel. */
  recorder: string | null;
  version: string;
  origins: Origins;
  /** The panel's switch says that pages come without the widget. */
  isWithout: boolean;
  /** Of the request. */
  headers: IncomingHttpHeaders;
}

/**
 * Whether a page is one of its own, and neither in a frame nor what a script fetches. Where the browser does not say it, and where the
 * store's service worker fetches the page for it, frames count as well.
 */
function isOwnPage(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  const isByWorker = destination === 'empty' && headers['sec-fetch-mode'] === 'navigate';
  return destination === undefined || destination === 'document' || isByWorker;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');

/** What is done to a page of the store, with or without the widget. */
export function createParts({ snippet, recorder, version, origins, isWithout, headers }: Given): PageParts {
  const own = origins.local + OWN;
  const files = `${origins.local}/karui/${version}/`;
  const config = JSON.stringify({ store: origins.store, version, files, own, without: isWithout });
  return {
    origins,
    policy: {
      scriptSources: [...(isWithout ? [] : snippet.scriptSources), ...(recorder === null ? [] : [cspHash(recorder)])],
      styleHashes: isWithout ? [] : snippet.styleHashes,
      files,
      own,
      reportTo: `${own}policy`,
      origins,
    },
    snippet: isWithout ? null : snippet.html,
    recorder:
      recorder !== null && isOwnPage(headers)
        ? `<template><script type="module" src="${own}panel.js"></script></template><script data-look='${escaped(config)}'>${recorder}</script>`
        : null,
  };
}
