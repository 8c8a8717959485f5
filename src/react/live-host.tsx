'use client';

import { useEffect, useImperativeHandle, useRef, useState, type ForwardedRef, type ReactElement } from 'react';
import { PRESS_EVENT, PRODUCT_HOST } from '../names';
import type { HostAttributes } from './attributes';
import type { PressEvent, Split } from './public';
import { loadOnce } from '../lib/async';
import { pageAddress } from '../lib/page-address';

/** Props of a host; all except `onPress` can come from a server component. */
export interface LiveHostProps {
  /** Name of the element. Typed as `div`, because TypeScript does not know our elements. */
  name: 'div';
  attributes: HostAttributes;
  /** HTML of the skeleton, which keeps the place of the buttons. */
  skeleton: string;
  src?: string | undefined;
  split?: Split | undefined;
  onPress?: ((event: PressEvent) => void) | undefined;
  /** The storefront's own ref. Not named `ref`, because React would use that for this component. */
  hostRef: ForwardedRef<HTMLElement>;
}

interface HtmlPolicy {
  createHTML(html: string): string;
}
declare const trustedTypes: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };

/** Makes HTML of a text. On a page that requires Trusted Types, React would throw for a plain text, and remove the whole page. */
let policy: HtmlPolicy = { createHTML: String };
try {
  policy = trustedTypes.createPolicy('karui-react', policy);
} catch {
  // A server, a browser without Trusted Types, or a page that does not list the policy: the plain text is used.
}

/** Where the first host that asks says that the widget is. */
let address: string | undefined;
let failure: unknown;
const [widget, load] = loadOnce<unknown>(
  () =>
    address
      ? // Seen from the page, because `import()` looks from the storefront's script, which may be of another origin.
        import(/* webpackIgnore: true */ /* @vite-ignore */ new URL(address, pageAddress()).href)
      : import('karui/wallets.js'),
  (error) => (failure = error),
);

/** Whether the visit gets Karui: also where the code that decides does not come. */
const getsKarui = (split: Split, src: string | undefined): Promise<boolean> =>
  import('karui/react-split.js').then(
    ({ visitGetsKarui }) => visitGetsKarui(split, src),
    () => true,
  );

/** Loads the widget unless the page has it: once, however many hosts ask. A failure is forgotten, so that the next host tries again. */
async function loadWidget(src: string | undefined, split: Split | undefined): Promise<void> {
  if (customElements.get(PRODUCT_HOST) || (split && !(await getsKarui(split, src)))) return;
  address = src;
  await load();
  if (!widget()) throw failure;
}

/**
 * A host in the page. React writes its attributes when they change, and never looks into it: the widget may have painted its buttons
 * before React is there.
 */
export function LiveHost({
  name: Name,
  attributes,
  skeleton,
  src,
  split,
  onPress,
  hostRef,
}: LiveHostProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  useImperativeHandle(hostRef, () => host.current!, []);
  // The first skeleton stays: React would write another one over the buttons.
  const [html] = useState({ __html: policy.createHTML(skeleton) });
  useEffect(() => {
    loadWidget(src, split).catch((error: unknown) => {
      console.error('karui: the widget did not load', error);
      // No buttons will come, so the skeleton is removed.
      if (host.current) host.current.textContent = '';
    });
  }, [src, split]);
  useEffect(() => {
    const current = host.current!;
    if (typeof onPress !== 'function') return;
    current.addEventListener(PRESS_EVENT, onPress as (event: Event) => void);
    return () => current.removeEventListener(PRESS_EVENT, onPress as (event: Event) => void);
  }, [onPress]);
  // The widget writes attributes of its own, maybe before React is there.
  return <Name {...{ ...attributes, suppressHydrationWarning: true }} ref={host} dangerouslySetInnerHTML={html} />;
}
