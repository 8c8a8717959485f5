const ROUNDS = '--rounds=';
const asked = process.argv.find((one) => one.startsWith(ROUNDS))?.slice(ROUNDS.length);

/** Whether `--quick` or `--rounds=` was given: other rounds than a full run's. Its figures are not written to the report. */
export const isQuick = process.argv.includes('--quick') || asked !== undefined;

/** How many rounds are run: those of `--rounds=`, one with `--quick`, otherwise as many as given. Ends the process where it is no number. */
export function roundsOf(full: number): number {
  const rounds = Number(asked ?? (isQuick ? 1 : full));
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  console.error(`${ROUNDS}${asked} is no number of rounds.`);
  process.exit(1);
}
