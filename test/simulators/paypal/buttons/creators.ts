import type { ScriptParams } from '../script/script-params';
import type { Problem } from '../rules/problem';
import type { ButtonOptions } from '../rules/paypal-types';

const NAMES = ['createBillingAgreement', 'createOrder'] as const;

/** Which of its creators a button has been given. */
export const creatorsOf = (options: ButtonOptions): (typeof NAMES)[number][] =>
  NAMES.filter((name) => options[name] !== undefined);

/** What keeps a button from its one creator; null when there is exactly one. */
export function creatorRefusal(options: ButtonOptions): string | null {
  const [first, second] = creatorsOf(options);
  if (second) return `Do not pass both ${first} and ${second}`;
  return first === undefined ? 'Must pass createOrder or createBillingAgreement' : null;
}

/** What does not fit between the creator and the script's address. PayPal only writes it to the console, and fails later. */
export function* creatorProblems(options: ButtonOptions, { vault, intent }: ScriptParams): Generator<Problem> {
  const isAgreement = options.createBillingAgreement !== undefined;
  if (isAgreement && !vault) yield [3, 'Must pass vault=true to sdk to use createBillingAgreement'];
  if (isAgreement && intent !== 'tokenize')
    yield [3, `Expected intent=tokenize to be passed to SDK with createBillingAgreement, but got intent=${intent}`];
  if (!isAgreement && (vault || intent === 'tokenize'))
    yield [
      3,
      `Expected no vault=true and no intent=tokenize with createOrder, but got vault=${vault}, intent=${intent}`,
    ];
}
