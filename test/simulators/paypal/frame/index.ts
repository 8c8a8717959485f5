import { sealed, unsealed, WINDOW_FEATURES, type FromButton, type FromWindow, type ToButton } from '../page/messages';
import type { Funding } from '../rules/paypal-types';
import type { Shown } from '../surface/surface';
import paypal from '../../../../src/button/logos/paypal.svg?raw';
import venmo from '../../../../src/button/logos/venmo.svg?raw';
import './button.css';

/** What follows the logo of a button with a call to action. */
const BUY = 'で購入';
const names = { paypal: 'PayPal', venmo: 'Venmo' } satisfies Record<Funding, string>;
const logos = { paypal, venmo } satisfies Record<Funding, string>;

/** How long a window may take to be gone after it says that it is closing, in milliseconds. */
const CLOSING = 200;

type Paint = Extract<ToButton, { type: 'paint' }>;

const button = document.createElement('button');
button.type = 'button';
document.body.append(button);

let face: Paint | null = null;
let isBusy = false;
let popup: Window | null = null;
let looking: ReturnType<typeof setInterval> | undefined;
let shown: Shown | null = null;

const tell = (message: FromButton) => parent.postMessage(sealed(message), '*');
const pass = (message: FromWindow) => tell({ type: 'window', message });
/** The window is of this frame's own origin. */
const show = () => shown && popup?.postMessage(sealed({ type: 'show', shown }), location.origin);

function forget(): void {
  clearInterval(looking);
  popup = null;
  shown = null;
}

function close(): void {
  const closing = popup;
  forget();
  closing?.close();
}

function lookAtWindow(): void {
  if (!popup?.closed) return;
  forget();
  pass({ type: 'closed' });
}

/** Asks PayPal's server. */
async function ask(question: number, path: string, init?: RequestInit): Promise<void> {
  try {
    const answer = await fetch(`../api/orders/${path}`, init);
    if (!answer.ok) throw new Error(`PayPal answered ${answer.status}`);
    tell({ type: 'answer', question, value: await answer.json() });
  } catch (error) {
    tell({ type: 'answer', question, error: error instanceof Error ? error.message : String(error) });
  }
}

function paint(next: Paint): void {
  face = next;
  const { funding, style, locale } = next;
  document.documentElement.lang = locale.slice(0, 2);
  button.className = `${funding} ${style.color} ${style.shape}`;
  // The words and the logo of the painted button: who tries the store sees one button, not two that take turns.
  button.ariaLabel = names[funding] + (style.label === 'pay' ? BUY : '');
  button.innerHTML = logos[funding] + (style.label === 'pay' ? `<span>${BUY}</span>` : '');
  tell({ type: 'painted' });
}

const answers: { [Type in ToButton['type']]: (message: Extract<ToButton, { type: Type }>) => void } = {
  paint,
  busy(message) {
    ({ isBusy } = message);
    button.ariaBusy = String(isBusy);
  },
  show(message) {
    ({ shown } = message);
    show();
  },
  close,
  find: ({ question, token }) => void ask(question, encodeURIComponent(token)),
  approve: ({ question, token, buyer }) =>
    void ask(question, `${encodeURIComponent(token)}/approve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ buyer }),
    }),
};

// Only a click of the shopper's counts: a script can't reach into this frame, but it could be loaded elsewhere.
button.addEventListener('click', ({ isTrusted }) => {
  if (!isTrusted || isBusy || popup || !face) return;
  // In the click, so that the browser does not take it for a window that nobody has asked for.
  popup = face.popups ? window.open('../checkoutnow', '_blank', WINDOW_FEATURES) : null;
  tell({ type: 'click', window: popup ? 'popup' : 'iframe' });
  if (popup) looking = setInterval(lookAtWindow, face.lookEvery);
});

addEventListener('message', (event) => {
  if (event.source === parent) {
    const message = unsealed<ToButton>(event);
    if (message) (answers[message.type] as (given: ToButton) => void)(message);
  } else if (event.source === popup) {
    const message = unsealed<FromWindow>(event);
    if (message?.type === 'hello') show();
    else if (message?.type === 'closing') setTimeout(lookAtWindow, CLOSING);
    else if (message) pass(message);
  }
});

addEventListener('pagehide', close);
tell({ type: 'hello' });
