import { refuse } from './refuse';

export type Dictionary = Readonly<Record<string, unknown>>;

const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

/** Converts a dictionary argument: undefined and null become an empty one, other non-objects throw a `TypeError`. */
export function dictionary(value: unknown): Dictionary {
  if (isAbsent(value)) return {};
  if (typeof value !== 'object' && typeof value !== 'function') refuse(4, new TypeError('Type error'));
  return value as Dictionary;
}

/** The member, which must be there. `owner` is the dictionary's name, `type` the member's, as WebKit's message names them. */
export function required(given: Dictionary, owner: string, name: string, type: string, rule = 4): unknown {
  const value = given[name];
  if (value === undefined)
    refuse(rule, new TypeError(`Member ${owner}.${name} is required and must be an instance of ${type}`));
  return value;
}

/** A required text; numbers and the like become one, as everywhere in WebIDL. */
export const text = (given: Dictionary, owner: string, name: string, rule = 4): string =>
  String(required(given, owner, name, 'DOMString', rule));

/** A list; `undefined` is left to the caller. */
export function sequence(value: unknown): readonly unknown[] {
  const isIterable = typeof value === 'object' && value !== null && Symbol.iterator in value;
  if (!isIterable) refuse(5, new TypeError('Value is not a sequence'));
  return [...(value as Iterable<unknown>)];
}

export const optionalSequence = (value: unknown): readonly unknown[] => (value === undefined ? [] : sequence(value));

/** Reads a value of an enumeration; case matters. */
export function oneOf<Word extends string>(value: unknown, words: readonly Word[], what: string, rule: number): Word {
  const found = words.find((word) => word === String(value));
  if (found === undefined)
    refuse(rule, new TypeError(`${what} must be one of: ${words.map((word) => `"${word}"`).join(', ')}`));
  return found;
}
