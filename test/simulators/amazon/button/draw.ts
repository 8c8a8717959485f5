import type { Options } from '../options';

const LABEL = 'Amazon Payで支払う（シミュレーション）';
const STYLE = `
:host { display: inline-block; }
.box { box-sizing: border-box; display: flex; align-items: center; justify-content: center; min-width: 113px; min-height: 42px;
  max-width: 600px; width: 100%; height: 100%; padding: 0; border: 1px solid #c89411; border-radius: 4px; background: #ffd814;
  color: #0f1111; font: 700 16px/1 system-ui, sans-serif; cursor: pointer; }
.box:focus-visible { outline: 2px solid #0f1111; outline-offset: -4px; }
.off { background: #ddd; color: #555; cursor: not-allowed; }`;

/** A button as it stands in the page. */
export interface Drawn {
  /** What takes clicks and keys. */
  box: HTMLElement;
  greyOut(): void;
}

/** As an open shadow root of the container. Assigns HTML: a page that requires Trusted Types makes it throw. */
function inShadow(container: HTMLElement): Drawn {
  const root = container.attachShadow({ mode: 'open' });
  root.innerHTML = '<div class="box" tabindex="0">amazon pay</div>';
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
function inFrame(container: HTMLElement, loaded: (box: HTMLElement) => void): Drawn {
  const frame = document.createElement('iframe');
  frame.title = LABEL;
  frame.srcdoc =
    '<body style="margin:0"><button style="width:100%;height:100vh;background:#ffd814;border:0">amazon pay</button>';
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

/** Draws a button. `pressed` is called by clicks, and by Enter when the key is let go; Space does nothing. */
export function draw(container: HTMLElement, kind: Options['kind'], pressed: () => void): Drawn {
  if (kind === 'frame') return inFrame(container, (button) => button.addEventListener('click', pressed));
  const drawn = inShadow(container);
  drawn.box.addEventListener('click', pressed);
  drawn.box.addEventListener('keyup', ({ key }) => key === 'Enter' && pressed());
  return drawn;
}
