import { GraphQLError } from 'graphql';

const MOST_ITEMS = 250;

/** Refuses a list that is longer than the API takes, as a top-level error and not as a user error. */
export const limitList = (list: readonly unknown[] | null | undefined, path: string[]): void => {
  if (!list || list.length <= MOST_ITEMS) return;
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${MOST_ITEMS}.`,
    { path, extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
  );
};
