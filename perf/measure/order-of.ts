/** Which of `count` runs in a round, in that order: each round begins one later, so that none always follows the same neighbour. */
export const orderOf = (count: number, round: number): number[] =>
  Array.from({ length: count }, (_, i) => (i + round) % count);
