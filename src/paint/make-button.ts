import { CLASSES, MORE_OPTIONS_ID } from '../names';
import buttonStyle from '../ui/button.css?inline';
import { words } from '../words';
import { add } from './add';
import { adopt } from './adopt';
import { instrumentOf, nameOf, type PaintRow } from './rows';

/** Replaced in the build: file name of a logo without its ending → data address, for logos that stand in the snippet; null for files. */
declare const PAINT_LOGOS: Readonly<Record<string, string>> | null;

/** The logos that are there: file name without ending → address. The widget shows these at once. */
export const loaded: Record<string, string> = {};

/** A wallet's element that was painted here → the button in it, which closed roots hide. */
export const painted = new Map<Element, HTMLElement>();

/** The two that are the theme's, in light DOM. */
function plainButton(made: Element, file: string): HTMLElement {
  return file === 'more-options'
    ? add(made, 'a', {
        href: '#',
        role: 'button',
        id: MORE_OPTIONS_ID,
        className: CLASSES.moreOptions,
        textContent: words.moreOptions,
      })
    : add(made, 'button', {
        type: 'button',
        className: `${CLASSES.button} ${CLASSES.unbranded}`,
        textContent: words.buyNow,
      });
}

/** A wallet in its brand's colours. */
function brandedButton(
  made: Element,
  row: PaintRow,
  file: string,
  inCart: boolean,
  isInverted: boolean,
  base: string,
): HTMLElement {
  const [name, , background, foreground, ownLabel] = row;
  const label = ownLabel || name;
  const action = inCart ? '' : words.buyWith;
  const root = made.attachShadow({ mode: 'closed' });
  adopt(root, buttonStyle);
  const button = add(root, 'button', {
    type: 'button',
    part: 'button',
    className: instrumentOf(row) + (isInverted ? ' on-dark' : '') + (inCart ? '' : ' buy'),
    lang: 'ja',
    ariaLabel: label + action,
    style: isInverted ? `background:${foreground};color:${background}` : `background:${background};color:${foreground}`,
  });
  const logo = file + (isInverted ? '-on-light' : '');
  const inline = PAINT_LOGOS && PAINT_LOGOS[logo];
  const image = add(button, 'img', { alt: inline || loaded[logo] ? label : '' }) as HTMLImageElement;
  // Only what has loaded: a policy may refuse its address. Until then the name stands there in words.
  image.onload = () => {
    loaded[logo] = image.src;
    image.alt = label;
  };
  if (inline) image.onerror = () => (image.alt = '');
  image.src = inline || `${base}logos/${logo}.svg`;
  add(button, 'bdi', { textContent: label + action });
  if (action) add(button, 'span', { textContent: action });
  return button;
}

/**
 * A wallet's element with its button, node by node as `src/ui/wallet-view.tsx` makes it.
 *
 * @param isInverted in the colours for a dark ground
 * @param base where the widget's files are
 */
export function makeButton(row: PaintRow, inCart: boolean, isInverted: boolean, base: string): Element {
  const file = nameOf(row, '-');
  const [, , background, , , element = `shopify-${file}-button`] = row;
  const made = document.createElement(element);
  if (inCart) made.slot = `button-${instrumentOf(row)}`;
  painted.set(made, background ? brandedButton(made, row, file, inCart, isInverted, base) : plainButton(made, file));
  return made;
}
