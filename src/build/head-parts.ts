import { snippetScript } from './compile-snippet.ts';
import { API_VERSION_NAMED, PLATFORM_RUNS, SNIPPET_TAG, SPLIT_TAG } from '../names.ts';
import type { HeadOptions } from './head-options.ts';
import { skeletonStyle } from './skeleton-style.ts';

/** The parts of a store's head that `snippet-html.ts` and `theme-liquid.ts` put together. */
export interface HeadParts {
  style: string;
  script: string;
}

/**
 * Compiles the texts of a store's head.
 *
 * @param sources the folder `src`
 */
export const headParts = async (sources: string): Promise<HeadParts> => ({
  style: skeletonStyle(sources),
  script: await snippetScript(sources),
});

/** The attributes of the snippet's tag besides those of the core's script. */
export const tagAttributes = ({ platformRuns, apiVersion }: Pick<HeadOptions, 'platformRuns' | 'apiVersion'>): string =>
  SNIPPET_TAG + (platformRuns ? ` ${PLATFORM_RUNS}` : '') + (apiVersion ? ` ${API_VERSION_NAMED}="${apiVersion}"` : '');

/** Where the core and the skeletons' style are, as attributes with their addresses. */
interface Files {
  /** The core's `src`, and what else its script needs. */
  core: string;
  /** The style sheet's `href`, and what else its link needs. */
  sheet: string;
}

/**
 * The tag of a page with buttons: the first frame waits for the core, and the parser does not. A browser that does not know `blocking` shows
 * skeletons until the core has come.
 */
export const tagWithButtons = ({ core }: Files, attributes: string): string =>
  `<script type="module" async blocking="render" fetchpriority="high" ${core} ${attributes}></script>`;

/** The tag of a page without buttons: what stands in it is loaded with the first host that comes. */
export const tagWithoutButtons = ({ core, sheet }: Files, attributes: string): string =>
  `<template ${attributes}><link rel="stylesheet" ${sheet}><script type="module" ${core}></script></template>`;

/**
 * The tag of a page that is split: a template with what the page has otherwise, which its script puts into the page or leaves there, and
 * behind that what measures.
 *
 * @param measuring the `src` of the file that measures, and what else its script needs
 */
export const tagOfSplit = (usual: string, percent: number | string, measuring: string): string =>
  `<template ${SPLIT_TAG}="${percent}">${usual}<script type="module" fetchpriority="low" ${measuring}></script></template>`;
