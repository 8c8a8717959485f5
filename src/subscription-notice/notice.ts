import { loadDialog } from '../network/load-dialog';
import { HOSTS, NOTICE_ID, POLICY_BUTTON_ID } from '../names';
import { isSparing } from '../core/lib/is-sparing';
import { warmPolicies } from './policy-links';

/** Select a subscription's notice, and the button of its policy. */
export const NOTICE = `#${NOTICE_ID}`;
export const BUTTON = `#${POLICY_BUTTON_ID}`;
const HIDDEN = 'hidden';

/** Writes an attribute only if it differs: every write is a mutation, and an observer that answers by writing would never end. */
function writeAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const tabindex = (shown: boolean) => (shown ? '0' : '-1');

/** Whether a policy button has the attributes that `makeOperable` sets. */
const isOperable = (button: Element, shown: boolean): boolean =>
  button.getAttribute('role') === 'button' && button.getAttribute('tabindex') === tabindex(shown);

/** Makes a policy button focusable and visible to assistive technology, but only while it is shown. */
function makeOperable(button: Element, shown: boolean): void {
  writeAttribute(button, 'role', 'button');
  writeAttribute(button, 'tabindex', tabindex(shown));
}

/** Host → whether the chosen purchase has a selling plan. */
export const planOfHost = new Map<Element, boolean>();

/**
 * Whether a notice should be shown; null if that is not known yet. A notice belongs to the hosts in the smallest part of the page that
 * contains both: its form or wrapper, or the whole page if a merchant has put the notice somewhere else.
 */
function isWanted(notice: Element): boolean | null {
  let around = notice.parentNode;
  while (around && !around.querySelector(HOSTS)) around = around.parentNode;
  let wanted: boolean | null = null;
  for (const host of Array.from(around?.querySelectorAll(HOSTS) ?? []))
    wanted = wanted || (planOfHost.get(host) ?? wanted);
  return wanted;
}

/** Whether an element is a notice; others are policy buttons. */
export const isNotice = (element: Element): boolean => element.id === NOTICE_ID;
const shouldBeShown = (element: Element): boolean | null => (isNotice(element) ? isWanted(element) : true);
const buttonsOf = (element: Element) => (isNotice(element) ? Array.from(element.querySelectorAll(BUTTON)) : [element]);

/** Whether a notice, or a button outside of one, is as it should be. */
export function isUpToDate(element: Element): boolean {
  const shown = shouldBeShown(element);
  if (shown === null) return true;
  const isAsShown =
    element.classList.contains(HIDDEN) !== shown && element.getAttribute('aria-hidden') === String(!shown);
  return (!isNotice(element) || isAsShown) && buttonsOf(element).every((button) => isOperable(button, shown));
}

/** Shows or hides a notice, and makes its buttons reachable while they are shown. */
export function updateNotice(element: Element): void {
  const shown = shouldBeShown(element) === true;
  if (isNotice(element)) {
    if (shown && !isSparing()) warmPolicies(loadDialog);
    element.classList.toggle(HIDDEN, !shown);
    writeAttribute(element, 'aria-hidden', String(!shown));
  }
  for (const button of buttonsOf(element)) makeOperable(button, shown);
}
