/** Whether `--quick` was given: fewer rounds, to see that a script runs. Its figures are not written to the report. */
export const isQuick = process.argv.includes('--quick');
