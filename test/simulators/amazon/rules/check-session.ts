import type { Log } from '../../rules/log';
import type { Given } from './check-options';
import { refuse } from './refusal';

const MEMBERS = ['payloadJSON', 'signature', 'publicKeyId'];
const ALGORITHMS = ['AMZN-PAY-RSASSA-PSS', 'AMZN-PAY-RSASSA-PSS-V2'];

/** Rules 17 and 18: what the shop's server has signed. Whether the payload is what it signed is seen by Amazon's server. */
export function checkSession(log: Log, { createCheckoutSessionConfig: given, sandbox }: Given): Given {
  if (typeof given !== 'object' || given === null) return refuse(log, 17, 'createCheckoutSessionConfig is missing');
  const session = given as Given;
  for (const name of MEMBERS)
    if (typeof session[name] !== 'string' || session[name] === '') refuse(log, 17, `${name} is missing or no text`);
  if ('algorithm' in session && !ALGORITHMS.includes(`${session['algorithm']}`))
    refuse(log, 17, `Invalid algorithm ${session['algorithm']}`);
  const isSandbox = `${session['publicKeyId']}`.startsWith('SANDBOX-');
  if (sandbox !== undefined && sandbox !== isSandbox) refuse(log, 18, 'sandbox and publicKeyId are of two kinds');
  return session;
}
