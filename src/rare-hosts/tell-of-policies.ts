import type { EarlyEvent } from '../core/page/early-event';
import { POLICY_NOT_LOADED } from '../core/words';
import { POLICY_LINKS } from '../names';

const linkOf = ({ event, target }: Pick<EarlyEvent, 'event' | 'target'>): HTMLElement | null | undefined =>
  event.type === 'click' && event.defaultPrevented
    ? (target as Partial<HTMLElement>).closest?.<HTMLElement>(POLICY_LINKS)
    : null;

let toldAt = -Infinity;
let tryAgain: () => unknown;
const listen = (event: Event): void => void (linkOf({ event, target: event.composedPath()[0] }) && tryAgain());

/**
 * The companion, which has policies opened, could not come: a link that was pressed meanwhile leads to its page, and a button says that
 * there is none. The next press of one tries again.
 *
 * @param events the last of the page
 */
export function tellOfPolicies(events: () => readonly EarlyEvent[], startCompanion: () => unknown): void {
  const link = events()
    .filter(({ at }) => at > toldAt)
    .map(linkOf)
    .find(Boolean);
  toldAt = performance.now();
  tryAgain = startCompanion;
  addEventListener('click', listen, { capture: true, passive: true });
  if (link?.hasAttribute('href')) location.assign((link as HTMLAnchorElement).href);
  else if (link) alert(POLICY_NOT_LOADED);
}
