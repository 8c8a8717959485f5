import type { Fault } from './read-faults';
import { isRecord } from './is-record';

const swapped = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(swapped);
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swapped(inner)]));
  if (typeof value === 'string') return value.length;
  return typeof value === 'number' ? String(value) : value;
};

const extended = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(extended);
  if (!isRecord(value)) return value;
  const inner = Object.entries(value).map(([key, one]) => [key, extended(one)] as const);
  return { ...Object.fromEntries(inner), _fromTomorrow: { isNew: true } };
};

/** Damages a whole answer `{ data, … }` in ways that no schema allows. */
export const damageBody = (body: object, fault: Fault): object => {
  if (fault.nullData) return { data: null };
  const typed = fault.wrongTypes ? swapped(body) : body;
  return (fault.extraFields ? extended(typed) : typed) as object;
};

/** Cuts the JSON text of an answer in half, if the fault says so. */
export const truncateText = (text: string, fault: Fault): string =>
  fault.truncated ? text.slice(0, Math.floor(text.length / 2)) : text;
