import type { Fault } from './read-faults';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cartTarget = (cart: unknown): string => {
  const id = isRecord(cart) ? cart['id'] : undefined;
  return typeof id === 'string' ? id.replace(/\?.*$/, '') : '';
};

/**
 * Bends executed `data` to what a fault asks for: user errors, warnings, a cart that is `null`. It works on the answer
 * and not in the schema, because a fault may carry codes that the schema has no name for.
 */
export const bendPayload = (data: Record<string, unknown>, fault: Fault): Record<string, unknown> => {
  const noCart = fault.nullCart ?? fault.userErrors !== undefined;
  return Object.fromEntries(
    Object.entries(data).map(([key, payload]) => {
      if (!isRecord(payload) || !('userErrors' in payload || 'cart' in payload)) return [key, noCart ? null : payload];
      const bent = { ...payload };
      if (fault.userErrors) bent['userErrors'] = fault.userErrors;
      if (fault.warnings) {
        const given = Array.isArray(bent['warnings']) ? (bent['warnings'] as unknown[]) : [];
        bent['warnings'] = [
          ...given,
          ...fault.warnings.map((one) => ({ target: cartTarget(payload['cart']), ...one })),
        ];
      }
      if (noCart && 'cart' in bent) bent['cart'] = null;
      return [key, bent];
    }),
  );
};
