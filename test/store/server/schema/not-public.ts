import { findBreakingChanges, type GraphQLSchema } from 'graphql';

/**
 * What `subset` has that `whole` does not, as sentences. Built-in directives are left out: where they may stand differs
 * between versions of graphql-js and is no part of the contract.
 */
export const missingFrom = (whole: GraphQLSchema, subset: GraphQLSchema): string[] =>
  findBreakingChanges(subset, whole)
    .filter(
      ({ type, description }) => !(type === 'DIRECTIVE_LOCATION_REMOVED' && description.endsWith('from deprecated.')),
    )
    .map(({ type, description }) => `${type}: ${description}`)
    .sort();
