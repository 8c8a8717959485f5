import type { PaintedStyle } from '../buttons/style';
import type { Funding } from '../rules/paypal-types';
import type { Shown } from '../surface/surface';

/** What the frame of a button is told by the page's script. */
export type ToButton =
  | { type: 'paint'; funding: Funding; style: PaintedStyle; locale: string; popups: boolean; lookEvery: number }
  | { type: 'busy'; isBusy: boolean }
  /** For the window that it has opened. */
  | { type: 'show'; shown: Shown }
  | { type: 'close' }
  /** A question to PayPal's server, which only PayPal's own pages can ask. */
  | { type: 'find'; question: number; token: string }
  | { type: 'approve'; question: number; token: string; buyer: string };

/** What the page's script is told by the frame of a button. */
export type FromButton =
  | { type: 'hello' }
  | { type: 'painted' }
  | { type: 'click'; window: 'popup' | 'iframe' }
  /** From the window that it has opened. */
  | { type: 'window'; message: FromWindow }
  | { type: 'answer'; question: number; value?: unknown; error?: string };

/** What PayPal's window is told. */
export type ToWindow = { type: 'show'; shown: Shown };

/** What PayPal's window tells whoever has opened it. */
export type FromWindow =
  | { type: 'hello' }
  | { type: 'loaded' }
  | { type: 'approve'; buyer: string }
  | { type: 'cancel' }
  /** Its page is being left, perhaps because it is closed. */
  | { type: 'closing' }
  | { type: 'closed' };

/** Width and height of PayPal's window, in CSS pixels. */
export const WINDOW_FEATURES = 'popup,width=500,height=590';

const KEY = 'simulatedPayPal';

/** A message that can be told from those of others. */
export const sealed = (message: ToButton | FromButton | ToWindow | FromWindow) => ({ [KEY]: message });

/** The message in an event; undefined for messages of others. */
export const unsealed = <T>({ data }: MessageEvent): T | undefined =>
  typeof data === 'object' && data !== null ? (data as Record<string, T | undefined>)[KEY] : undefined;
