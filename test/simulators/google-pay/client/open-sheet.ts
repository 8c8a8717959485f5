import type { Gesture } from '../../rules/gesture';
import { developerError } from '../rules/problem';
import type { Options } from '../shopper/options';
import type { SheetWindow } from '../sheet/session-context';
import type { Activation } from './activation';

/** What opening a sheet takes. */
export interface Openers {
  gesture: Gesture;
  activation: Activation;
  /** Opens a real window; null when the browser blocks it. */
  openWindow(address: string): SheetWindow | null;
}

type Opened = { window: SheetWindow | null } | { refusal: unknown };

/** What a sheet that lost the click is refused with, in each browser's own way. */
const refusals = {
  chromium: () =>
    Object.assign(new DOMException('show() requires transient user activation.', 'SecurityError'), {
      statusCode: 'CANCELED',
    }),
  safari: () => ({ ...developerError('Redirect render mode is not supported.'), errorCode: 2 }),
  popup: () => 'failed to open window',
} satisfies Record<Options['mode'], () => unknown>;

/** Opens a sheet in the browser's own way. It must happen while the call of `loadPaymentData` runs. */
export function openSheet({ mode, windowAddress }: Options, { gesture, activation, openWindow }: Openers): Opened {
  const isAllowed = mode === 'safari' ? gesture.isActive() : activation.isActive();
  if (!isAllowed) return { refusal: refusals[mode]() };
  activation.consume();
  if (mode !== 'popup') return { window: null };
  const window = openWindow(windowAddress);
  return window ? { window } : { refusal: refusals.popup() };
}
