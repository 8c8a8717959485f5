import type { Face } from '../surface/surface';

/**
 * What is painted before the button's frame has loaded: a frame of the page's own origin with the same look. A click on PayPal's opens the
 * window at once, and counts when the real frame is there; Venmo's takes none.
 *
 * @param click a click of the shopper's
 */
export function drawTwin({ funding, style, nonce }: Face, click: () => void): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = `prerender__${funding}`;
  frame.className = 'prerender-frame visible';
  frame.addEventListener('load', () => {
    const inner = frame.contentDocument;
    if (!inner) return;
    const css = inner.createElement('style');
    css.nonce = nonce;
    css.textContent = `body{margin:0}button{position:fixed;inset:0;border:0;background:${style.color};font:600 16px system-ui}`;
    inner.head.append(css);
    const button = inner.createElement('button');
    button.type = 'button';
    button.textContent = funding === 'venmo' ? 'Venmo' : 'PayPal';
    button.disabled = funding === 'venmo';
    button.addEventListener('click', (event) => event.isTrusted && click());
    inner.body.append(button);
  });
  return frame;
}
