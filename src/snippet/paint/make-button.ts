import { BUTTON_CLASS, MORE_OPTIONS_CLASS, MORE_OPTIONS_ID, UNBRANDED_CLASS } from '../../names';
import { element } from '../../core/lib/element';
import { logoFile, logoName } from '../../core/lib/logo-name';
import { BUY_NOW, BUY_WITH, MORE_OPTIONS } from '../../core/words';
import { add } from './add';
import { openRoot } from './open-root';
import type { PaintRow } from './rows';

/** The logos that are there: file name without ending → picture to copy. */
export const loaded = new Map<string, Node>();

/** A wallet's element that was painted here → the button in it, which closed roots hide. */
export const painted = new Map<HTMLElement, HTMLElement>();

/** The two buttons that the theme styles, in light DOM: the link to more options, and Buy It Now. */
const plainButton = (made: Element, isLink: boolean): HTMLElement =>
  isLink
    ? add(made, 'a', {
        href: '#',
        role: 'button',
        id: MORE_OPTIONS_ID,
        className: MORE_OPTIONS_CLASS,
        textContent: MORE_OPTIONS,
      })
    : add(made, 'button', {
        type: 'button',
        className: `${BUTTON_CLASS} ${UNBRANDED_CLASS}`,
        textContent: BUY_NOW,
      });

/**
 * A wallet's element with its button, node by node as `src/core/ui/wallet-view.tsx` makes it.
 *
 * @param isInverted in the colours for a dark ground
 * @param base where the widget's files are
 */
export const makeButton = (
  row: PaintRow,
  attributes: Readonly<Record<string, string>>,
  isInverted: boolean,
  base: string,
): HTMLElement => {
  const { label, instrument, background, foreground } = row;
  const made = element(row.element, Object.assign({ lang: 'ja' }, attributes));
  if (!background) {
    painted.set(made, plainButton(made, row.name === 'more_options'));
    return made;
  }
  const action = 'call-to-action' in attributes ? BUY_WITH : '';
  const button = add(openRoot(made), 'button', {
    type: 'button',
    part: 'button',
    className: instrument + (isInverted ? ' on-dark' : '') + (action && ' buy'),
    ariaLabel: label + action,
    style: `background:${isInverted ? foreground : background};color:${isInverted ? background : foreground}`,
  });
  painted.set(made, button);
  const logo = logoName(row.name, isInverted);
  const copy = loaded.get(logo);
  if (copy) button.appendChild(copy.cloneNode(true));
  else {
    const image = add(button, 'img', { alt: '' }) as HTMLImageElement;
    // Kept only once it has loaded, because a content policy may refuse it. Until then the button shows the wallet's name in words.
    image.onload = () => {
      image.alt = label;
      loaded.set(logo, image.cloneNode(true));
    };
    // After the frame: to request six logos takes as long as to paint their buttons.
    setTimeout(() => (image.src = base + logoFile(logo)));
  }
  add(button, 'bdi', { textContent: label + action });
  if (action) add(button, 'span', { textContent: action });
  return made;
};
