import type { Log } from '../../rules/log';

/** Throws a plain text, as Amazon's script does, and counts it as a violation of the rule. */
export function refuse(log: Log, rule: number, text: string): never {
  const thrown = `AmazonPay: ${text}`;
  log.violate(rule, thrown);
  // oxlint-disable-next-line typescript/only-throw-error -- Amazon's script throws texts
  throw thrown;
}
