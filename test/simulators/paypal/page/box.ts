import type { PaintedStyle } from '../buttons/style';
import type { Face } from '../surface/surface';

/** Above this a button does not grow, unless its style says so; in CSS pixels. */
const WIDEST = 750;

let boxes = 0;

const cssOf = (id: string, { height, isWide }: PaintedStyle): string => `
#${id} { position: relative; display: inline-block; vertical-align: top; overflow: hidden; min-width: 75px; width: 100%;
  height: ${height ?? 45}px; ${isWide ? '' : `max-width: ${WIDEST}px;`} }
#${id} > iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; background: none; }
#${id} > .component-frame { z-index: 100; }
#${id} > .prerender-frame { z-index: 200; }`;

/** The box around a button's frames. */
export function drawBox({ style, nonce }: Face) {
  boxes += 1;
  const box = document.createElement('div');
  box.id = `zoid-paypal-buttons-uid-${boxes}`;
  box.className = 'paypal-buttons paypal-buttons-context-iframe';
  const css = document.createElement('style');
  css.nonce = nonce;
  css.textContent = cssOf(box.id, style);
  box.append(css);
  return box;
}
