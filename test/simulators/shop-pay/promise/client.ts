import type { Log } from '../../rules/log';

/** What the page asks; anything may come. */
type Input = Readonly<Record<string, unknown>>;

export type Client = (input: Input, accessToken: string) => Promise<unknown>;

const TYPES = { variantId: 'number', sellingPlanId: 'string', postalCode: 'string', isPostalCodeOverride: 'boolean' };

/** Rules 2, 8, 9 and 10: what may be asked, and where. */
function checkQuestion({ violate }: Log, input: Input, token: unknown, path: string): void {
  for (const [name, type] of Object.entries(TYPES))
    if (typeof input[name] !== type) violate(2, `${name} is ${JSON.stringify(input[name])}`);
  const others = Object.keys(input).filter((name) => !(name in TYPES));
  if (others.length > 0) violate(2, `unknown members: ${others.join(', ')}`);
  if (!(Number(input['variantId']) > 0)) violate(8, `asked for variant ${String(input['variantId'])}`);
  if (/^\/(cart|checkouts)(\/|$)/.test(path)) violate(9, `asked on ${path}`);
  if (typeof token !== 'string' || !token) violate(10, `the token is ${JSON.stringify(token)}`);
}

/**
 * The client that a page with delivery promises brings along, kept to its rules.
 *
 * @param fetchAnswer asks the store, with the token; `violation` is what it says of a question that may not be asked
 */
export function createClient(
  log: Log,
  fetchAnswer: (input: Input, token: string) => Promise<{ value: unknown; violation: string | null }>,
  path: () => string,
): Client {
  /** Questions that were asked and have not failed. */
  const asked = new Set<string>();
  return async (input, token) => {
    log.note('call', 'deliveryPromiseAPIClient', [input, token]);
    checkQuestion(log, input, token, path());
    const question = JSON.stringify(input);
    if (asked.has(question)) log.violate(3, `asked twice: ${question}`);
    asked.add(question);
    try {
      const { value, violation } = await fetchAnswer(input, token);
      if (violation) log.violate(Number.parseInt(violation, 10), violation);
      log.note('answer', 'deliveryPromiseAPIClient', value);
      return value;
    } catch (error) {
      asked.delete(question);
      throw error;
    }
  };
}
