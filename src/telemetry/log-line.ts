/** A line of the log. */
export interface LogLine {
  severity: 'INFO' | 'WARN' | 'ERROR';
  message: string;
  attributes?: Readonly<Record<string, string | number | undefined>> | undefined;
}

/** Writes a line, of a moment in milliseconds since the epoch. */
export type WriteLog = (line: LogLine, at: number) => void;
