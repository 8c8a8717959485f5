import { schemaText } from '../graphql/store-schema';
import { unknownIn, type Missing } from '../schema/without';

/** The names in a list with commas, `taxes,duties`. */
export const readMissing = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean);

/**
 * Holds what the platform has taken out of its API.
 *
 * @param first what it is without from the start, and again after a reset
 * @throws if the schema has never had one of them
 */
export const createApiSwitch = (first: Missing = []) => {
  let missing: Missing = [];
  const set = (names: Missing): void => {
    const unknown = unknownIn(schemaText(), names);
    if (unknown.length > 0) throw new Error(`the API has no ${unknown.join(', ')}`);
    missing = [...names];
  };
  set(first);
  return {
    /** Takes these away, and gives back all others. Throws if the schema has never had one of them; then nothing changes. */
    set,
    missing: () => missing,
    reset: () => set(first),
  };
};
