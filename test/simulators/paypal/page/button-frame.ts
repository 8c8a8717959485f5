import type { Orders } from '../rules/paypal-types';
import { sealed, unsealed, type FromButton, type ToButton } from './messages';

interface Heard {
  painted(): void;
  message(message: FromButton): void;
}

/** The frame of a button, which is of another origin: messages are all that passes. */
export function createButtonFrame(base: string, name: string, title: string, heard: Heard) {
  const { origin } = new URL(base);
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.name = name;
  frame.className = 'component-frame visible';
  frame.setAttribute('allowtransparency', 'true');
  /** Questions that PayPal's server has not answered yet. */
  const open = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let questions = 0;
  let hello: ToButton | null = null;

  const post = (message: ToButton) => frame.contentWindow?.postMessage(sealed(message), origin);
  const onMessage = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = unsealed<FromButton>(event);
    if (!message) return;
    if (message.type === 'hello') {
      if (hello) post(hello);
    } else if (message.type === 'painted') heard.painted();
    else if (message.type === 'answer') {
      const asked = open.get(message.question);
      open.delete(message.question);
      if (message.error === undefined) asked?.resolve(message.value);
      else asked?.reject(new Error(message.error));
    } else heard.message(message);
  };
  addEventListener('message', onMessage);
  const ask = (question: { type: 'find'; token: string } | { type: 'approve'; token: string; buyer: string }) =>
    new Promise<unknown>((resolve, reject) => {
      questions += 1;
      open.set(questions, { resolve, reject });
      post({ ...question, question: questions });
    });

  return {
    frame,
    post,
    /** Loads it; `paint` is what it is told when it has loaded. */
    load(paint: ToButton) {
      hello = paint;
      frame.src = `${base}/smart/buttons?uid=${encodeURIComponent(name)}`;
    },
    /** PayPal's server, by way of the frame. */
    orders: {
      find: (token) => ask({ type: 'find', token }),
      approve: (token, buyer) => ask({ type: 'approve', token, buyer }),
    } as Orders,
    remove() {
      removeEventListener('message', onMessage);
      frame.remove();
    },
  };
}

export type ButtonFrame = ReturnType<typeof createButtonFrame>;
