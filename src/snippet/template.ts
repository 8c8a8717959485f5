/** The snippet's `<template>`, what stands in it, and whether this run of the script is the first that has found it. */
import { ofDocument } from '../core/lib/of-document';
import { LANGUAGES, SNIPPET, SNIPPET_TEMPLATE } from '../names';

/** The snippet's own script; null where an app evaluates its text somewhere else. */
export const thisScript = ofDocument('currentScript') as HTMLScriptElement | null;
/** Null where the page has removed it. */
export const template = document.querySelector<HTMLTemplateElement>(SNIPPET);
/** The content of the snippet's template: the module's script tag, a link to the cart, and maybe logos. */
export const content = template?.content;
/** Whether the page is in a language for which the merchant wants these buttons. */
const isSpoken = (): boolean => {
  const wanted = template!.getAttribute(LANGUAGES);
  const language = ofDocument('documentElement').lang.toLowerCase();
  return wanted === null || wanted.split(',').some((code) => `${language}-`.startsWith(`${code}-`));
};

/** Takes away the style of the skeletons, which stands before the template. */
const removeStyle = (): false => {
  let part = template!.previousElementSibling;
  if (part?.localName === 'script') part = part.previousElementSibling;
  if (part?.localName === 'style') part.remove();
  return false;
};

/**
 * Whether this run has work: no other run has found the template, as where an app evaluates the script's text once more, and the page is in
 * a language that gets the buttons. Elsewhere our style goes, and whatever other buttons there are have the page.
 */
export const isFirstRun = template?.getAttribute(SNIPPET_TEMPLATE) === '' && (isSpoken() || removeStyle());
/** Whether the page has kept the template. */
export const hasTemplate = !!template;
// A theme's own line and an app embed: the first one runs.
if (template?.getAttribute(SNIPPET_TEMPLATE) === 'read' && document.querySelectorAll(SNIPPET)[1])
  console.warn('Karui is in this page twice: the first one runs');
template?.setAttribute(SNIPPET_TEMPLATE, 'read');
