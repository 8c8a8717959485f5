import { TAKEN } from '../button/roots';
import { cartRequest, type Written, writesUnderWay } from './cart-address';
import { fieldsIn, type CartField, isOfCart, allFields, rememberFields, unsavedFields } from './cart-fields';
import type { WatchRequests } from '../companion/page-requests';
import type { Unsaved } from '../companion/companion-code';
import { CART_FIELDS } from '../names';
import { CART_COPY } from '../limits';

/**
 * Whether a control probably changes the cart: a link that does, or a control in a row with exactly one quantity. A script's request may
 * be seen only after its answer, so the click itself counts as a change.
 */
function changesLine(target: Element): boolean {
  const control = target.closest('a,button,[role=button],[type=button],[type=submit]');
  if (!control) return false;
  const does = cartRequest(control.getAttribute('href'));
  if (does && does !== 'read') return true;
  let row = control.parentElement;
  // An element that contains our buttons is no row of the cart.
  while (row && !row.querySelector(TAKEN)) {
    const quantities = fieldsIn(row).filter(({ name }) => /^(quantity|updates)/.test(name));
    if (quantities.length > 0) return quantities.length === 1;
    row = row.parentElement;
  }
  return false;
}

/** Knows whether the shopper has changed something that the page has not saved to the cart yet. */
export interface EditWatch {
  /** Takes an event that may have changed the cart, where it began, and when, in milliseconds of `performance.now()`. */
  see(event: Event, target: Element, at: number): void;
  /** To be called when a write of the page has ended. `startTime` is when it began, in milliseconds of `performance.now()`. */
  onWrite(startTime: number, written: Written): void;
  /** The page has announced a write; the promise, if there is one, settles at its end. */
  onAnnounced(promise: unknown): void;
  unsaved(): Unsaved;
}

/** The cart's field of an event that began at an element: that, or one inside it. */
function fieldAt(target: Element): CartField | undefined {
  const field = target.matches(CART_FIELDS) ? (target as CartField) : target.querySelector<CartField>(CART_FIELDS);
  return field && isOfCart(field) ? field : undefined;
}

/**
 * Watches what the shopper changes in the cart, by any means that a theme offers: fields, its own events, buttons that set fields without
 * an event, links. A change is saved when a write follows it.
 */
export function watchEdits(watchRequests: WatchRequests): EditWatch {
  const isChanged = rememberFields();
  const fields = unsavedFields();
  let editedAt = 0;
  let writtenAt = 0;
  let answeredAt = -Infinity;

  const onWrite = (startTime: number, written: Written) => {
    writtenAt = Math.max(writtenAt, startTime);
    answeredAt = performance.now();
    fields.noteWrite(startTime, written);
    setTimeout(() => noticeChanges(0), CART_COPY);
  };
  const underWay = writesUnderWay(watchRequests, onWrite);

  const noteEdit = (at: number, edited: readonly CartField[] = []) => {
    editedAt = at;
    fields.noteEdit(edited, at);
    underWay.expect();
  };

  /** Notices values that were set without an event, unless the theme has just copied an answer into the fields: then `at` is 0. */
  const noticeChanges = (at: number) => {
    const changed = allFields().filter((field) => isChanged(field));
    if (at && changed.length && performance.now() > answeredAt + CART_COPY) noteEdit(Math.max(editedAt, at), changed);
  };
  noticeChanges(performance.now());

  const onControl = (target: Element, at: number) => {
    noticeChanges(at);
    if (changesLine(target)) noteEdit(at);
    // The theme's own listeners run after this one.
    else setTimeout(() => noticeChanges(at));
  };

  const onField = (target: Element, at: number, type: string) => {
    const field = fieldAt(target);
    const changed = field && isChanged(field, true);
    // A `change` event after `input` events is no new change, unless a write has already saved those.
    if (field && (changed || type !== 'change' || editedAt > writtenAt)) noteEdit(at, [field]);
  };

  return {
    see({ type }, target, at) {
      if (type === 'click') onControl(target, at);
      else if (type !== 'submit') onField(target, at, type);
      else if (cartRequest(target.getAttribute('action'))) noteEdit(at);
    },
    onWrite,
    onAnnounced(promise) {
      const at = performance.now() - 1;
      noteEdit(at);
      if (promise) underWay.announced(Promise.resolve(promise), at);
    },
    unsaved() {
      noticeChanges(performance.now());
      return { at: editedAt > writtenAt ? editedAt : -Infinity, isBeingWritten: underWay.any(), fields: fields.find() };
    },
  };
}
