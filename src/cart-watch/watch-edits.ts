import { shadowRootsAround } from '../core/lib/shadow-roots-around';
import { liveWidgets } from '../core/live-widgets';
import { controlsOf } from '../core/page/form-controls';
import { TAKEN } from '../core/ui/hand-over';
import { CART_FIELDS } from '../names';

/** Milliseconds after a write in which a theme may still copy the answer into the fields. */
const ANSWER_MS = 500;

/** Addresses that change the cart, also without a script: of forms, and of links. */
const CART_ACTION = /\/cart(\/(add|change|update|clear))?(\.js)?\/?($|[?#])/;
const CART_LINK = /\/cart\/(add|change|update|clear)/;

type Field = HTMLInputElement;

/** Knows whether the shopper has changed something that the page has not saved to the cart yet. */
export interface EditWatch {
  /** Takes an event that may have changed the cart, where it began, and when, in milliseconds of `performance.now()`. */
  note(event: Event, target: Element, at: number): void;
  /** To be called when a write of the page has ended. `startTime` is when it began, in milliseconds of `performance.now()`. */
  onWrite(startTime: number): void;
  /** The page has announced a write; the promise, if there is one, settles at its end. */
  onAnnounced(promise: unknown): void;
  /** When the last change came that no write has followed, in milliseconds of `performance.now()`; -Infinity when there is none. */
  lastUnsaved(): number;
}

/** Whether a field belongs to the cart: a quantity may also be that of a product form. */
function isOfCart({ name, form }: Field): boolean {
  if (name !== 'quantity' || !form) return true;
  // Through the prototype, because a control of the form may have any name.
  if (/\/cart\/(change|update)/.test(Element.prototype.getAttribute.call(form, 'action') ?? '')) return true;
  return !controlsOf(form).some((control) => control.getAttribute('name') === 'id');
}

const stateOf = ({ value, checked }: Pick<Field, 'value' | 'checked'>): string => `${value}${checked}`;

/** The field's state when the page was loaded. After going back to a page, a browser fills the fields with newer values. */
function stateAtLoad(field: Field): string {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRestored = navigation?.type === 'back_forward';
  return stateOf(isRestored ? field : { checked: field.checked, value: field.defaultValue ?? field.value });
}

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<Field>(CART_FIELDS)].filter(isOfCart);

/** The fields of the page, and of the shadow roots that contain carts. */
function allFields(): Field[] {
  const roots = new Set<ParentNode>([document]);
  for (const { host } of liveWidgets) for (const root of shadowRootsAround(host)) roots.add(root);
  return [...roots].flatMap(fieldsIn);
}

/**
 * Whether a control probably changes the cart: a link that does, or a control in a row with exactly one quantity. A script's request is
 * only visible after its answer, so the click itself counts as a change.
 */
function changesLine(target: Element): boolean {
  const control = target.closest('a,button,[role=button],[type=button],[type=submit]');
  if (!control) return false;
  if (CART_LINK.test(control.getAttribute('href') ?? '')) return true;
  let row = control.parentElement;
  // An element that contains our buttons is no row of the cart.
  while (row && !row.querySelector(TAKEN)) {
    const quantities = fieldsIn(row).filter(({ name }) => /^(quantity|updates)/.test(name));
    if (quantities.length > 0) return quantities.length === 1;
    row = row.parentElement;
  }
  return false;
}

/**
 * Remembers the state of the cart's fields.
 *
 * @returns a function that says whether a field has changed since the last call for it; `ofNew` is its result for a new field
 */
function rememberFields(): (field: Field, ofNew?: boolean) => boolean | undefined {
  const states = new WeakMap<Element, string>();
  for (const field of allFields()) states.set(field, stateAtLoad(field));
  return (field, ofNew) => {
    const state = stateOf(field);
    const before = states.get(field);
    states.set(field, state);
    return before ? before !== state : ofNew;
  };
}

/**
 * Watches what the shopper changes in the cart, by any means that a theme offers: fields, its own events, buttons that set fields without
 * an event, links. A change is saved when a write follows it.
 */
export function watchEdits(): EditWatch {
  const isChanged = rememberFields();
  let editedAt = 0;
  let writtenAt = 0;
  let answeredAt = -Infinity;

  /** Notices values that were set without an event, unless the theme has just copied an answer into the fields. */
  const look = (at: number) => {
    const changed = allFields().filter((field) => isChanged(field));
    if (changed.length && performance.now() > answeredAt + ANSWER_MS) editedAt = Math.max(editedAt, at);
  };
  look(performance.now());

  const onWrite = (startTime: number) => {
    writtenAt = Math.max(writtenAt, startTime);
    answeredAt = performance.now();
    setTimeout(look, ANSWER_MS, 0);
  };

  const onControl = (target: Element, at: number) => {
    look(at);
    if (changesLine(target)) editedAt = at;
    // The theme's own listeners run after this one.
    else setTimeout(look, 0, at);
  };

  const onField = (target: Element, at: number, type: string) => {
    const field = target.matches(CART_FIELDS) ? (target as Field) : target.querySelector<Field>(CART_FIELDS);
    if (!field || !isOfCart(field)) return;
    const changed = isChanged(field, true);
    // A `change` event after `input` events is no new change, unless a write has already saved those.
    if (changed || type !== 'change' || editedAt > writtenAt) editedAt = at;
  };

  return {
    note({ type }, target, at) {
      if (type === 'click') onControl(target, at);
      else if (type !== 'submit') onField(target, at, type);
      else if (CART_ACTION.test(target.getAttribute('action') ?? '')) editedAt = at;
    },
    onWrite,
    onAnnounced(promise) {
      const at = performance.now() - 1;
      editedAt = at;
      const end = () => onWrite(at);
      if (promise) Promise.resolve(promise).then(end, end);
    },
    lastUnsaved() {
      look(performance.now());
      return editedAt > writtenAt ? editedAt : -Infinity;
    },
  };
}
