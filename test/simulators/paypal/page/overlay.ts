import type { Funding } from '../rules/paypal-types';

interface Pane {
  funding: Funding;
  locale: string;
  /** Address of what a frame over the page shows; null where there is a window. */
  frame: string | null;
  /** Brings the window to the front. */
  focus(): void;
  close(): void;
}

const CSS = `
  .pane { position: fixed; inset: 0; z-index: 2147483647; display: grid; place-content: center; justify-items: center;
    gap: 16px; background: rgb(0 0 0 / 75%); color: #fff; font: 16px/1.6 system-ui, sans-serif; text-align: center; }
  button { border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; cursor: pointer; }
  iframe { inline-size: min(500px, 100vw); block-size: min(590px, 90vh); border: 0; background: #fff; }
`;

interface Words {
  hint: string;
  go: string;
  close: string;
}

const JAPANESE: Words = {
  hint: 'PayPalのウィンドウでお手続きください。',
  go: 'ウィンドウを表示する',
  close: 'PayPalを閉じる',
};

const english = (name: string): Words => ({
  hint: `Don't see the secure ${name} browser? We'll help you re-launch the window to complete your purchase.`,
  go: 'Continue',
  close: `Close ${name}`,
});

/** Venmo's speaks English whatever the locale. */
const wordsOf = (funding: Funding, locale: string): Words =>
  funding === 'venmo' ? english('Venmo') : locale.startsWith('ja') ? JAPANESE : english('PayPal');

const button = (text: string, onClick: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
};

/**
 * The grey pane over the page while PayPal's window is open, or while a frame stands for it.
 *
 * @returns the frame, if there is one, and how to take it all away
 */
export function drawOverlay({ funding, locale, frame, focus, close }: Pane) {
  const words = wordsOf(funding, locale);
  const host = document.createElement('div');
  host.className = `paypal-checkout-sandbox paypal-overlay-context-${frame === null ? 'popup' : 'iframe'}`;
  const root = host.attachShadow({ mode: 'closed' });
  const style = new CSSStyleSheet();
  style.replaceSync(CSS);
  root.adoptedStyleSheets = [style];
  const pane = document.createElement('div');
  pane.className = 'pane';
  const inner = frame === null ? null : document.createElement('iframe');
  if (inner && frame !== null) {
    inner.title = funding === 'venmo' ? 'Venmo' : 'PayPal';
    inner.src = frame;
    pane.append(inner, button(words.close, close));
  } else {
    const hint = document.createElement('p');
    hint.textContent = words.hint;
    pane.append(hint, button(words.go, focus), button(words.close, close));
  }
  root.append(pane);
  document.body.append(host);
  return { frame: inner, remove: () => host.remove() };
}
