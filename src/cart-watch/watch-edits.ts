import { TAKEN } from '../core/ui/wallet-elements';
import { CART_FIELDS } from '../names';
import { type CartField, isOfCart, fieldsIn, allFields, rememberFields } from './cart-fields';

/** Milliseconds after a write in which a theme may still copy the answer into the fields. */
const ANSWER_MS = 500;

/** Addresses that change the cart, also without a script: of forms, and of links. */
const CART_ACTION = /\/cart(\/(add|change|update|clear))?(\.js)?\/?($|[?#])/;
const CART_LINK = /\/cart\/(add|change|update|clear)/;

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
 * Watches what the shopper changes in the cart, by any means that a theme offers: fields, its own events, buttons that set fields without
 * an event, links. A change is saved when a write follows it.
 */
export function watchEdits(): EditWatch {
  const isChanged = rememberFields();
  let editedAt = 0;
  let writtenAt = 0;
  let answeredAt = -Infinity;

  /** Notices values that were set without an event, unless the theme has just copied an answer into the fields. */
  const noticeChanges = (at: number) => {
    const changed = allFields().filter((field) => isChanged(field));
    if (changed.length && performance.now() > answeredAt + ANSWER_MS) editedAt = Math.max(editedAt, at);
  };
  noticeChanges(performance.now());

  const onWrite = (startTime: number) => {
    writtenAt = Math.max(writtenAt, startTime);
    answeredAt = performance.now();
    setTimeout(noticeChanges, ANSWER_MS, 0);
  };

  const onControl = (target: Element, at: number) => {
    noticeChanges(at);
    if (changesLine(target)) editedAt = at;
    // The theme's own listeners run after this one.
    else setTimeout(noticeChanges, 0, at);
  };

  const onField = (target: Element, at: number, type: string) => {
    const field = target.matches(CART_FIELDS) ? (target as CartField) : target.querySelector<CartField>(CART_FIELDS);
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
      noticeChanges(performance.now());
      return editedAt > writtenAt ? editedAt : -Infinity;
    },
  };
}
