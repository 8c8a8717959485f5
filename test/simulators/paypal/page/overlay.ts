const CSS = `
  .pane { position: fixed; inset: 0; z-index: 2147483647; display: grid; place-content: center; justify-items: center;
    gap: 16px; background: rgb(0 0 0 / 75%); color: #fff; font: 16px/1.6 system-ui, sans-serif; text-align: center; }
  iframe { inline-size: min(500px, 100vw); block-size: min(590px, 90vh); border: 0; background: #fff; }
`;

/**
 * The grey pane over the page while PayPal's window is open, or while a frame stands for it.
 *
 * @param address of what the frame shows; null where there is a window
 * @returns the frame, if there is one, and how to take it all away
 */
export function drawOverlay(address: string | null, close: () => void) {
  const host = document.createElement('div');
  host.className = `paypal-checkout-sandbox paypal-overlay-context-${address === null ? 'popup' : 'iframe'}`;
  const root = host.attachShadow({ mode: 'closed' });
  const style = new CSSStyleSheet();
  style.replaceSync(CSS);
  root.adoptedStyleSheets = [style];
  const pane = document.createElement('div');
  pane.className = 'pane';
  const frame = address === null ? null : document.createElement('iframe');
  if (frame && address !== null) {
    frame.title = 'PayPal';
    frame.src = address;
    pane.append(frame);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'PayPalを閉じる';
  button.addEventListener('click', close);
  pane.append(button);
  root.append(pane);
  document.body.append(host);
  return { frame, remove: () => host.remove() };
}
