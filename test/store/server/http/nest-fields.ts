type Nested = string | Nested[] | { [key: string]: Nested };

const keysOf = (name: string): string[] => {
  const first = name.indexOf('[');
  if (first < 1) return [name];
  return [name.slice(0, first), ...[...name.slice(first).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')];
};

/**
 * Reads form fields as storefronts do: `properties[のし]` becomes `{ properties: { のし: … } }`, `updates[]` a list. Numbers
 * are keys like any other, so `items[0][id]` gives `{ items: { 0: { id } } }`. The last of two equal names wins.
 */
export const nestFields = (fields: Iterable<readonly [string, string]>): Record<string, Nested> => {
  // An object without a prototype, so that a field called `__proto__` is only a field.
  const root: Record<string, Nested> = Object.create(null) as Record<string, Nested>;
  for (const [name, value] of fields) {
    let target: Record<string, Nested> = root;
    const keys = keysOf(name);
    for (const [depth, key] of keys.entries()) {
      const last = depth === keys.length - 1;
      const list = target[key];
      if (last) {
        target[key] = value;
      } else if (keys[depth + 1] === '' && depth === keys.length - 2) {
        target[key] = Array.isArray(list) ? [...list, value] : [value];
        break;
      } else {
        const next: Record<string, Nested> =
          typeof list === 'object' && !Array.isArray(list) ? list : (Object.create(null) as Record<string, Nested>);
        target[key] = next;
        target = next;
      }
    }
  }
  return root;
};
