/** Attributes and values as React takes them for any element; what is undefined is not written. */
export type Attributes = Record<string, unknown>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The number of an id that is written as a text or a global one, as forms and `variant-params` have it; anything else stays. */
export const numberOf = (id: unknown): unknown =>
  /^(gid:.*\D)?\d+$/.test(`${id}`) ? Number(`${id}`.replace(/.*\D/, '')) : id;

/**
 * Props as the attributes of a host. React 18 writes `false` as a text, and `null` for `recommended` means the same as none: both are
 * left out.
 */
export function attributesOf({ className, style, ...props }: Attributes): Attributes {
  const all: Attributes = { class: className, style };
  for (const [name, value] of Object.entries(props)) {
    if (value != null && value !== false) all[kebab(name)] = typeof value === 'object' ? JSON.stringify(value) : value;
  }
  return all;
}
