import type { EarlyEvent } from '../core/page/early-event';
import { POLICY_NOT_LOADED } from '../core/words';
import { POLICY_BUTTONS } from '../names';

const isPress = ({ event, target }: Pick<EarlyEvent, 'event' | 'target'>): boolean =>
  event.type === 'click' && !!(target as Partial<HTMLElement>).closest?.(POLICY_BUTTONS);

let toldAt = -Infinity;
let tryAgain: () => unknown;
const listen = (event: Event): void => void (isPress({ event, target: event.composedPath()[0] }) && tryAgain());

/**
 * The companion, which has policies opened, could not come: says so if a policy's button was pressed meanwhile. The next press of one tries
 * again.
 *
 * @param events the last of the page
 */
export function tellOfPolicies(events: () => readonly EarlyEvent[], startCompanion: () => unknown): void {
  const isPressed = events().some((press) => press.at > toldAt && isPress(press));
  toldAt = performance.now();
  tryAgain = startCompanion;
  addEventListener('click', listen, { capture: true, passive: true });
  if (isPressed) alert(POLICY_NOT_LOADED);
}
