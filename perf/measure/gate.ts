/** Something that must hold, and whether it does. */
export interface Check {
  what: string;
  holds: boolean;
  /** What was found, for example `12.1 of 10 ms`. */
  found: string;
}

/** A figure that must not be above its limit. A figure that is missing does not pass. */
export const atMost = (what: string, value: number, limit: number, unit = ''): Check => ({
  what,
  holds: value <= limit,
  found: `${round(value)} of ${round(limit)}${unit && ` ${unit}`}`,
});

/** A figure as it is printed: three decimals where it is small. */
export const round = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 1 ? 3 : Math.abs(value) < 100 ? 1 : 0);

/** The checks as a list for the report. The process ends with 1 when one of them does not hold. */
export function gate(checks: readonly Check[]): string {
  if (checks.some(({ holds }) => !holds)) process.exitCode = 1;
  return checks.map(({ what, holds, found }) => `- ${holds ? 'holds' : '**fails**'}: ${what} (${found})`).join('\n');
}
