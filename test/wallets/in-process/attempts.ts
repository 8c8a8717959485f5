import type { Sent } from './store';
import { mayRepeat } from './sent';

/** One press of Pay on a sheet. */
export interface Approved {
  /** Names the attempt. Where the page makes up the name, it is that of the first submission. */
  token?: string;
  /** What the sheet showed then. */
  total: string;
  /** How many requests had been sent before. */
  sent: number;
}

/** What is wrong with payments and submissions: each belongs to the press of Pay before it. */
export function wrongAttempts(approved: readonly Approved[], sent: readonly Sent[]): string[] {
  const wrong: string[] = [];
  const tokens = new Map(approved.map((press) => [press, press.token]));
  sent.forEach((one, index) => {
    const { operation, variables } = one;
    if (operation !== 'cartPaymentUpdate' && operation !== 'cartSubmitForCompletion') return;
    const press = approved.findLast((other) => other.sent <= index);
    if (!press) return wrong.push(`${operation} before anybody paid`);
    if (operation === 'cartPaymentUpdate') {
      const { amount } = (variables['payment'] as { amount: { amount: string } }).amount;
      if (Number(amount) !== Number(press.total)) wrong.push(`${amount} is paid, and ${press.total} was shown`);
      return;
    }
    const attemptToken = String(variables['attemptToken']);
    const known = tokens.get(press);
    if (known === undefined && [...tokens.values()].includes(attemptToken))
      wrong.push('a second attempt has the token of the first');
    tokens.set(press, known ?? attemptToken);
    if (attemptToken !== tokens.get(press)) wrong.push('a submission has the token of another attempt');
    const before = sent
      .slice(0, index)
      .findLast((other) => other.operation === operation && other.variables['attemptToken'] === attemptToken);
    if (before && !mayRepeat(before)) wrong.push('an attempt is submitted twice');
  });
  return wrong;
}
