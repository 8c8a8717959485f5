import type { Log } from '../../rules/log';
import type { PageAround } from './page-around';

const LEAST_WIDTH = 220;
const IN_VIEW = 0.1;

const SANDBOX = 'allow-same-origin allow-scripts';

/** How much of an element is inside the window, from 0 to 1. */
function shareInView(element: Element, { innerWidth, innerHeight }: Window): number {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const seen = (from: number, to: number, most: number) => Math.max(0, Math.min(to, most) - Math.max(from, 0));
  return (seen(left, right, innerWidth) * seen(top, bottom, innerHeight)) / (width * height || 1);
}

/** Rules 1, 2, 3, 9 and 15: how the frame was asked for, and what it is in its page. */
export function checkRequest({ violate }: Log, { frame, host, window: page }: PageAround): void {
  if (document.referrer && document.referrer !== `${page.location.origin}/`)
    violate(1, `the referrer is ${document.referrer}`);

  const frames = (page.shopPayFrames ??= new WeakMap());
  const times = (frames.get(host) ?? 0) + 1;
  frames.set(host, times);
  if (times > 1) violate(2, `asked for ${times} times by one element`);
  if (page.shopPayTouched === null) violate(2, 'asked for before the first interaction');
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) violate(2, 'asked for with Save-Data');

  const share = shareInView(host, page);
  if (share < IN_VIEW) violate(3, `${share} of the element are in view`);
  const { width } = host.getBoundingClientRect();
  if (width < LEAST_WIDTH) violate(3, `the element is ${width} px wide`);

  const expected = { inert: '', 'aria-hidden': 'true', tabindex: '-1', title: '' };
  for (const [name, value] of Object.entries(expected))
    if (frame.getAttribute(name) !== value) violate(9, `${name} is ${frame.getAttribute(name)}`);
  if (page.getComputedStyle(frame).pointerEvents !== 'none') violate(9, 'the frame takes pointer events');
  const sandbox = [...frame.sandbox].toSorted().join(' ');
  if (sandbox !== SANDBOX) violate(15, `the sandbox is "${sandbox}"`);
}
