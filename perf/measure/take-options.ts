/** What follows a measurement's name on the command line, and what the measurement takes of it. */
interface Given {
  /** Options, such as `--quick`, or `--rounds=`, which a value follows. */
  options?: readonly string[];
  /** Whether it takes words as well. */
  words?: boolean;
}

/**
 * Ends the process with one line when it was given something that the measurement does not take: a full run lasts minutes and writes
 * the report, so a mistyped `--quick` must not start one.
 *
 * @returns the words
 */
export function takeOptions({ options = [], words = false }: Given): string[] {
  const given = process.argv.slice(2);
  const isOption = (one: string) => one.startsWith('-');
  const isKnown = (one: string) =>
    options.some((known) => (known.endsWith('=') ? one.startsWith(known) : one === known));
  const wrong = given.find((one) => (isOption(one) ? !isKnown(one) : !words));
  if (wrong === undefined) return given.filter((one) => !isOption(one));
  const known = [...options, ...(words ? ['words'] : [])].join(', ') || 'nothing';
  console.error(`${wrong} is not known here. This takes: ${known}.`);
  process.exit(1);
}
