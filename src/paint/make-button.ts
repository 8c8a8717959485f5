import { element } from '../lib/element';
import { CLASSES, MORE_OPTIONS_ID } from '../names';
import buttonStyle from '../ui/button.css?inline';
import { openRoot } from '../ui/open-root';
import { words } from '../words';

/** A row of the widget's table, as the build writes it into the script; the last three are missing for a button in light DOM. */
export type PaintRow = readonly [
  /** Empty for `shopify-<name>-button`. */
  element: string,
  /** 1 for a wallet that only leads to checkout. */
  leads: 0 | 1,
  instrument: string,
  label?: string,
  background?: string,
  foreground?: string,
];

/** Replaced in the build: wallet → row. */
declare const PAINT_WALLETS: Readonly<Record<string, PaintRow>>;
/** Replaced in the build: file name of a logo without its ending → data address, for logos that stand in the snippet; null for files. */
declare const PAINT_LOGOS: Readonly<Record<string, string>> | null;

export const rows = PAINT_WALLETS;

/** The logos that are there: file name without ending → address. The widget shows these at once. */
export const loaded: Record<string, string> = {};

/** A wallet's element that was painted here → the button in it, which closed roots hide. */
export const painted = new Map<Element, HTMLElement>();

function plainButton(name: string): HTMLElement {
  const isLink = name === 'more_options';
  const made = isLink
    ? element('a', { href: '#', role: 'button', id: MORE_OPTIONS_ID, class: CLASSES.moreOptions })
    : element('button', { type: 'button', class: `${CLASSES.button} ${CLASSES.unbranded}` });
  made.textContent = isLink ? words.moreOptions : words.buyNow;
  return made;
}

/**
 * A wallet's element with its button, node by node as `src/ui/wallet-view.tsx` makes it.
 *
 * @param base where the widget's files are
 */
export function makeButton(name: string, inCart: boolean, onDark: boolean, base: string): Element {
  const [tag, , instrument, label, background, foreground] = rows[name]!;
  const file = name.replace(/_/g, '-');
  const made = document.createElement(tag || `shopify-${file}-button`);
  if (inCart) made.slot = `button-${instrument}`;
  if (!label) {
    painted.set(made, made.appendChild(plainButton(name)));
    return made;
  }
  const isDark = onDark && name === 'apple_pay';
  const action = inCart ? '' : words.buyWith;
  const button = element('button', {
    type: 'button',
    part: 'button',
    class: instrument + (isDark ? ' on-dark' : '') + (inCart ? '' : ' buy'),
    lang: 'ja',
    'aria-label': label + action,
  });
  button.style.background = isDark ? foreground! : background!;
  button.style.color = isDark ? background! : foreground!;
  const image = document.createElement('img');
  const logo = file + (isDark ? '-on-light' : '');
  const inline = PAINT_LOGOS && PAINT_LOGOS[logo];
  // Only what has loaded: a policy may refuse its address. Until then the name stands there in words.
  image.onload = () => {
    loaded[logo] = image.src;
    image.alt = label;
  };
  if (inline) image.onerror = () => (image.alt = '');
  image.alt = inline || loaded[logo] ? label : '';
  image.src = inline || `${base}logos/${logo}.svg`;
  button.appendChild(image);
  button.appendChild(document.createElement('bdi')).textContent = label + action;
  if (action) button.appendChild(document.createElement('span')).textContent = action;
  openRoot(made, buttonStyle).appendChild(button);
  painted.set(made, button);
  return made;
}
