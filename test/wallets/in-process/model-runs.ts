const { KARUI_MODEL_RUNS: runs = '300', KARUI_MODEL_SEED: seed = '1' } = process.env;

/**
 * How many ways a model test tries, and which: the same ones for everybody, so that what failed fails again. For other ones,
 * `KARUI_MODEL_SEED=$RANDOM KARUI_MODEL_RUNS=5000 npm run unit -- model one-order`.
 */
export const MODEL_RUNS = { numRuns: Number(runs), seed: Number(seed) };

/** In milliseconds. */
export const MODEL_PATIENCE = 60_000 + MODEL_RUNS.numRuns * 400;
