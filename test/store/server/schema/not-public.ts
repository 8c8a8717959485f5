import { findBreakingChanges, type GraphQLSchema } from 'graphql';

/**
 * What `subset` has and `whole` does not, as sentences. Built-in directives are left out: where they are allowed differs between
 * versions of graphql-js and does not matter to us.
 */
export const missingFrom = (whole: GraphQLSchema, subset: GraphQLSchema): string[] =>
  findBreakingChanges(subset, whole)
    .filter(
      ({ type, description }) => !(type === 'DIRECTIVE_LOCATION_REMOVED' && description.endsWith('from deprecated.')),
    )
    .map(({ type, description }) => `${type}: ${description}`)
    .sort();
