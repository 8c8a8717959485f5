/** One item as the Ajax cart takes it by JSON. */
export interface CartItem {
  id: number;
  quantity: number;
  selling_plan?: number;
  properties: Record<string, string>;
}

const PROPERTY = /^properties\[(.+)\]$/;

/** The product form's fields as JSON; empty properties are left out. */
export function cartItem(data: FormData): CartItem {
  const properties: Record<string, string> = {};
  for (const [name, value] of data) {
    const key = PROPERTY.exec(name)?.[1];
    if (key && typeof value === 'string' && value) properties[key] = value;
  }
  const plan = Number(data.get('selling_plan'));
  return {
    id: Number(data.get('id')),
    quantity: Number(data.get('quantity')) || 1,
    ...(plan > 0 && { selling_plan: plan }),
    properties,
  };
}
