import { makeElement } from '../../../src/core/lib/make-element';
import type { OurButton } from '../../../src/wallet';
import { wasNotFound } from './refused';
import { pageOrigin } from '../../../src/core/lib/page-origin';

/** Path of the page that knows the shopper. */
const PATH = '/services/login_with_shop/authorize';

/** How long the frame may take to answer, in milliseconds. */
const LIMIT = 10_000;

/** The frame, which asks Shop for the shopper's account. */
export const makeFrame = (): HTMLIFrameElement =>
  makeElement('iframe', {
    // An absolute address, because a `<base>` of the page could name another origin.
    src: `${pageOrigin()}${PATH}?target_origin=${encodeURIComponent(pageOrigin())}&flow=shop_pay_button`,
    sandbox: 'allow-scripts allow-same-origin',
    referrerpolicy: 'strict-origin',
    inert: '',
    'aria-hidden': 'true',
    tabindex: '-1',
    title: '',
  }) as HTMLIFrameElement;

/** If a page moves our element, the browser loads the frame again: this second load is not used. @returns the window of the first */
export function watchLoads(frame: HTMLIFrameElement, giveUp: () => void, refused: () => void): Window | null {
  const view = frame.contentWindow;
  frame.onload = () => {
    if (frame.contentWindow !== view) giveUp();
    else if (wasNotFound(frame.src)) refused();
  };
  return view;
}

/** The limit for the frame's answer. */
export const waitForAnswer = (report: OurButton['report'], refused: () => void): ReturnType<typeof setTimeout> =>
  setTimeout(() => {
    report(new Error(`Shop Pay's frame has said nothing for ${LIMIT} ms`));
    refused();
  }, LIMIT);

/** Calls back where a content policy of the page refuses the frame. @returns stops listening */
export function watchPolicy({ src }: HTMLIFrameElement, refused: () => void): () => void {
  const watching = new AbortController();
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (/^(frame|child|default)-src$/.test(effectiveDirective) && src.startsWith(blockedURI)) refused();
  };
  document.addEventListener('securitypolicyviolation', onViolation, { signal: watching.signal });
  return () => watching.abort();
}
