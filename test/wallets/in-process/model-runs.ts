import { testsAll } from '../../combinations';

const { KARUI_MODEL_RUNS: runs, KARUI_MODEL_SEED: seed = '1' } = process.env;

/**
 * How many ways a model test tries, and which. `npm test` has the `usual` ones, the same for everybody, so that what failed fails again;
 * `npm run test:all` has more, and each time others, and says the seed that repeats them. For a model alone:
 * `KARUI_MODEL_SEED=$RANDOM KARUI_MODEL_RUNS=5000 npm run unit -- model one-order`.
 */
export const modelRuns = (usual: number, all: number) => ({
  numRuns: Number(runs ?? (testsAll ? all : usual)),
  seed: Number(seed),
});

export const MODEL_RUNS = modelRuns(60, 2000);

/** In milliseconds. */
export const modelPatience = ({ numRuns }: { numRuns: number }): number => 60_000 + numRuns * 400;

export const MODEL_PATIENCE = modelPatience(MODEL_RUNS);
