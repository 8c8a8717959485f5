'use client';

import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ELEMENTS, EVENTS } from '../names';
import type { Attributes } from './attributes';
import type { PressEvent } from './public';

/** What a host is made of; all but `onPress` can come from a server component. */
export interface LiveHostProps {
  /** Name of the element. A `div` for the compiler, because no types know ours. */
  name: 'div';
  attributes: Attributes;
  /** HTML of what holds the place of the buttons. */
  skeleton: string;
  src?: string | undefined;
  onPress?: ((event: PressEvent) => void) | undefined;
}

/** The widget writes attributes of its own, maybe before React is there. */
const QUIET = { suppressHydrationWarning: true };

let loading: Promise<unknown> | undefined;

/** Imports the widget. Seen from the page, because `import()` looks from the storefront's script, which may be of another origin. */
const importWidget = async (src: string | undefined): Promise<unknown> =>
  src
    ? import(/* webpackIgnore: true */ /* @vite-ignore */ new URL(src, location.href).href)
    : import('karui/wallets.js');

/** Loads the widget unless the page has it: once, however many hosts ask. A failure is forgotten, so that the next host tries again. */
function loadWidget(src: string | undefined): Promise<unknown> | undefined {
  if (customElements.get(ELEMENTS.productHost)) return;
  return (loading ??= importWidget(src).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
}

/**
 * A host in the page. React writes its attributes when they change, and never looks into it: the widget may have painted its buttons
 * before React is there.
 */
export function LiveHost({ name: Name, attributes, skeleton, src, onPress }: LiveHostProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  // The first skeleton stays: React would write another one over the buttons.
  const [html] = useState({ __html: skeleton });
  useEffect(() => {
    loadWidget(src)?.catch((error: unknown) => {
      console.error('karui: the widget did not load', error);
      // No buttons will come.
      if (host.current) host.current.textContent = '';
    });
  }, [src]);
  useEffect(() => {
    const { current } = host;
    if (!current || typeof onPress !== 'function') return;
    current.addEventListener(EVENTS.press, onPress as (event: Event) => void);
    return () => current.removeEventListener(EVENTS.press, onPress as (event: Event) => void);
  }, [onPress]);
  return <Name {...attributes} ref={host} dangerouslySetInnerHTML={html} {...QUIET} />;
}
