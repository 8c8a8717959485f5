import { testsAll } from '../../combinations';

const { KARUI_MODEL_RUNS: runs = testsAll ? '2000' : '60', KARUI_MODEL_SEED: seed = '1' } = process.env;

/**
 * How many ways a model test tries, and which. `npm test` has the same ones for everybody, so that what failed fails again; `npm run
 * test:all` has more, and each time others, and says the seed that repeats them. For a model alone:
 * `KARUI_MODEL_SEED=$RANDOM KARUI_MODEL_RUNS=5000 npm run unit -- model one-order`.
 */
export const MODEL_RUNS = { numRuns: Number(runs), seed: Number(seed) };

/** In milliseconds. */
export const MODEL_PATIENCE = 60_000 + MODEL_RUNS.numRuns * 400;
