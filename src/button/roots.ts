import { addStyleSheet } from '../lib/dom';
import { SERVER_MARKUP } from '../lib/chunk-names';
import { PAINTED } from '../names';
import { type VNode, render, type ComponentChild } from 'preact';
import type { ButtonState } from './views';
import { fetchChunk } from '../lib/code';
import { loadOnce } from '../lib/async';
import { report } from '../lib/track';
import { effect } from '@preact/signals';

/** The attribute that the widget writes on the elements of its wallets, and what selects them. */
const TAKEN_BY = 'access-token';
export const TAKEN = `[${TAKEN_BY}]`;

/** Text of a style → our style sheet. */
export const sheets = new Map<string, CSSStyleSheet>();

/** Adds a style element, unless there is one with this text. */
function adoptAsElement(root: Document | ShadowRoot, css: string): void {
  const place = root.querySelector('head') ?? root;
  if (Array.from(place.querySelectorAll('style')).some(({ textContent }) => textContent === css)) return;
  const style = document.createElement('style');
  style.textContent = css;
  // A page that uses nonces refuses an element without one.
  style.nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
  place.appendChild(style);
}

/**
 * Adds a style to a document or shadow root once, as a constructed sheet: no element in the page's markup, no CSP exception. The same text
 * is parsed once for all roots. Where sheets can't be constructed (Safari before 16.4), as a style element: so a root has to be filled before,
 * because a view removes what it finds there.
 */
export function adoptStyle(root: Document | ShadowRoot, css: string): void {
  if (!('adoptedStyleSheets' in document)) return adoptAsElement(root, css);
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  addStyleSheet(root, sheet);
}

/** What takes over what a server has painted: see src/server-markup. */
interface ServerMarkup {
  /** Resolves when the page is parsed: until then what a server has painted works without us. */
  parsed: Promise<unknown>;
  /** The elements in a host that are painted, and that the widget does not have yet. */
  paintedIn(host: Element): HTMLElement[];
  /** The closed root that a server has written for an element; null without one. */
  rootOf(element: HTMLElement): ShadowRoot | null;
  /**
   * Goes on with a painted button; `viewOf` is the button in a state, in the colours in which servers paint. Returns what stops it; undefined
   * where no button is painted.
   */
  takeOver(
    root: HTMLElement | ShadowRoot,
    viewOf: (state: ButtonState) => VNode<object>,
    view: () => VNode<object>,
  ): (() => void) | undefined;
}

/**
 * The code that takes over what a server has painted, there once the page is parsed; and what fetches it, once: never rejects. Without it the
 * server's controls work on.
 */
export const [serverMarkup, fetchServerMarkup] = loadOnce(async () => {
  const code = await fetchChunk<ServerMarkup>(SERVER_MARKUP);
  await code.parsed;
  return code;
}, report);

/** Whether a server has painted a host, and the code that takes it over is not there. */
export const lacksCode = (host: Element): boolean => host.hasAttribute(PAINTED) && !serverMarkup();

/** Element → its closed shadow root, for our own code. */
export const roots = new WeakMap<Element, ShadowRoot>();

/** Opens the closed shadow root of an element. The root contains what a server has painted. */
export function openRoot(element: HTMLElement): ShadowRoot {
  const root = serverMarkup()?.rootOf(element) ?? element.attachShadow({ mode: 'closed' });
  roots.set(element, root);
  return root;
}

/**
 * Renders a view into a root and again whenever a signal that the view read has changed. One effect for the whole view instead of
 * a subscription in each component: the views are small, and the adapter that subscribes components weighs 1.8 kB.
 * So views read signals while they render and keep no state in hooks.
 *
 * @returns stops rendering; what was rendered stays
 */
export function mount(root: Element | DocumentFragment, view: () => ComponentChild): () => void {
  return effect(() => render(view(), root));
}

/** Empties a root, so that another view can be rendered into it. */
export function empty(root: DocumentFragment): void {
  render(null, root);
  // Preact removes an element by its `remove` method, which old libraries replace with their own.
  root.textContent = '';
}
