import logo from '../../../../src/button/logos/amazon-pay.svg?raw';
import type { Options } from '../options';

const LABEL = 'Amazon Payで支払う（シミュレーション）';
/** Looks like the button that it replaces: who tries the store sees one button, not two that take turns. */
const STYLE = `
:host { display: inline-block; }
.box { box-sizing: border-box; display: flex; align-items: center; justify-content: center; gap: 0.3em; min-width: 113px; min-height: 42px;
  max-width: 600px; width: 100%; height: 100%; padding: 0 12px; border: 1px solid #0f1111;
  border-radius: var(--karui-radius, var(--shopify-accelerated-checkout-button-border-radius, 0)); background: #ffd814;
  color: #0f1111; font: 600 16px/1 system-ui, sans-serif;
  font-size: clamp(10px, var(--shopify-accelerated-checkout-button-block-size, 44px) * 16 / 44, 18px); cursor: pointer; forced-color-adjust: none; }
svg { height: 52%; min-width: 0; }
span { flex: none; }
.box:focus-visible { outline: 2px solid #0f1111; outline-offset: -4px; }
.off { background: #ddd; color: #555; cursor: not-allowed; }`;

/** A button as it stands in the page. */
export interface Drawn {
  /** What takes clicks and keys. */
  box: HTMLElement;
  greyOut(): void;
}

/** On a product's page the painted button says what it does. */
const contentOf = (placement: unknown): string => (placement === 'Product' ? `${logo}<span>で購入</span>` : logo);

/** As an open shadow root of the container. Assigns HTML: a page that requires Trusted Types makes it throw. */
function inShadow(container: HTMLElement, content: string): Drawn {
  const root = container.attachShadow({ mode: 'open' });
  root.innerHTML = `<div class="box" tabindex="0">${content}</div>`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const box = root.querySelector<HTMLElement>('.box')!;
  container.setAttribute('role', 'button');
  container.setAttribute('aria-label', LABEL);
  container.title = LABEL;
  return {
    box,
    greyOut() {
      box.classList.add('off');
      container.setAttribute('aria-label', 'このお店では現在Amazon Payをご利用いただけません');
    },
  };
}

/** As a frame: the page sees no click in it. */
function inFrame(container: HTMLElement, content: string, loaded: (box: HTMLElement) => void): Drawn {
  const frame = document.createElement('iframe');
  frame.title = LABEL;
  frame.srcdoc = `<style>body{margin:0}button{display:flex;align-items:center;justify-content:center;gap:.3em;width:100%;height:100vh;background:#ffd814;border:1px solid #0f1111;font:600 16px/1 system-ui,sans-serif;forced-color-adjust:none}svg{height:52%;min-width:0}</style><button>${content}</button>`;
  Object.assign(frame.style, { width: '100%', height: '100%', border: '0' });
  const button = () => frame.contentDocument?.querySelector('button');
  // It loads anew each time when it is moved.
  frame.addEventListener('load', () => {
    const drawn = button();
    // A page that is gone has no frames.
    if (drawn) loaded(drawn);
  });
  container.append(frame);
  return { box: frame, greyOut: () => button()?.setAttribute('disabled', '') };
}

/**
 * Draws a button. `pressed` is called by clicks, and by Enter when the key is let go; Space does nothing.
 *
 * @param placement the page that the button stands on, as Amazon's options name it
 */
export function draw(container: HTMLElement, kind: Options['kind'], placement: unknown, pressed: () => void): Drawn {
  const content = contentOf(placement);
  if (kind === 'frame') return inFrame(container, content, (button) => button.addEventListener('click', pressed));
  const drawn = inShadow(container, content);
  drawn.box.addEventListener('click', pressed);
  drawn.box.addEventListener('keyup', ({ key }) => key === 'Enter' && pressed());
  return drawn;
}
