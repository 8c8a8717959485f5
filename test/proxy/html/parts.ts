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
  /** `Sec-Fetch-Dest` of the request; browsers that don't send it get the panel in frames, too. */
  destination: string | string[] | undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');

/** What is done to a page of the store, with or without the widget. */
export function createParts({ snippet, recorder, version, origins, isWithout, destination }: Given): PageParts {
  const own = origins.local + OWN;
  const files = `${origins.local}/karui/${version}/`;
  const config = JSON.stringify({ store: origins.store, version, files, own, without: isWithout });
  return {
    origins,
    policy: {
      scriptHashes: [...(isWithout ? [] : snippet.scriptHashes), ...(recorder === null ? [] : [cspHash(recorder)])],
      styleHashes: isWithout ? [] : snippet.styleHashes,
      files,
      own,
      reportTo: `${own}policy`,
      origins,
    },
    snippet: isWithout ? null : snippet.html,
    recorder:
      recorder !== null && (destination === undefined || destination === 'document')
        ? `<template><script type="module" src="${own}panel.js"></script></template><script data-look='${escaped(config)}'>${recorder}</script>`
        : null,
  };
}
