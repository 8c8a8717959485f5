import { forwardRef, type ForwardedRef, type ReactElement } from 'react';

/** Attributes and values as React takes them for any element; what is undefined is not written. */
export type HostAttributes = Record<string, unknown>;

/** A value as an attribute has it; undefined where JSON can't say it: a list that has itself in it would end the server's rendering. */
function written(value: unknown): unknown {
  try {
    return typeof value === 'object' ? JSON.stringify(value) : value;
  } catch {
    // The widget names the attribute that is missing then.
  }
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The numeric id for an id that is written as text or as a global id, as in forms and `variant-params`; any other value is returned
 * unchanged.
 */
export const numberOf = (id: unknown): unknown =>
  typeof id === 'string' && /^(gid:.*\D)?\d+$/.test(id) ? Number(id.replace(/.*\D/, '')) : id;

/**
 * Turns props into a host's attributes. Two values are left out: `false`, which React 18 would write as text, and `null`, which means the
 * same as no `recommended`. What a storefront puts between the tags is left out as well: the widget fills a host.
 */
export function hostAttributes({ className, style, children: _children, ...props }: HostAttributes): HostAttributes {
  const all: HostAttributes = { class: className, style };
  for (const [name, value] of Object.entries(props)) {
    if (value != null && value !== false) all[kebab(name)] = written(value);
  }
  return all;
}

/**
 * Makes a component of a function that gets its ref apart from its props. React 18 hands a component no ref otherwise; React 19 and
 * Preact still take this way, and so do server components, where the ref is absent.
 */
export const withRef = <Props extends object>(
  draw: (props: Props, ref: ForwardedRef<HTMLElement>) => ReactElement,
): ((props: Props) => ReactElement) => forwardRef(draw as never) as never;
