import { whenIdle } from '../companion/when-idle';
import { PRESSED_HOST, TELEMETRY_META } from '../names';
import { PRESSES, pressedHost } from './pressed-host';
import { MEASURE_AFTER } from '../limits';

/**
 * Has the page measured: when it is idle after a pause, or at its first press, which is noted for the code that comes then. Not where the
 * merchant names no receiver.
 *
 * @param tag the split's, on which the press is noted
 * @param load fetches what measures
 */
export function beginMeasuring(tag: Element, load: () => unknown): void {
  let isAsked = false;
  const ask = () => {
    if (isAsked || !document.querySelector(TELEMETRY_META)) return;
    isAsked = true;
    load();
  };
  for (const type of PRESSES)
    addEventListener(
      type,
      (event) => {
        const host = pressedHost(event);
        if (!host) return;
        tag.setAttribute(PRESSED_HOST, host.localName);
        ask();
      },
      true,
    );
  setTimeout(() => whenIdle(ask), MEASURE_AFTER);
}
