import { json, withCookie, type Answer } from '../http/answer';
import { dropCookie, setCookie } from '../http/cookies';
import { isRecord } from '../control/is-record';
import type { StoreRequest } from '../http/store-request';

/** The cookie in which a platform keeps what the shopper allows. */
const CONSENT = '_tracking_consent';

/** What `HEAD /` gives a shopper who has no such cookie: a name of `SAMPLES`, in a cookie of the demo's own. */
const SERVED = 'demo_consent';

const ID = '00112233-4455-6677-8899-aabbccddeeff';
const SHORT_ID = 'ABEiM0RVZneImaq7zN3u*w';

const v21 = (choice: string, allowed: boolean | null): string =>
  JSON.stringify({
    con: { CMP: { a: choice, m: choice, p: choice, s: choice } },
    v: '2.1',
    region: 'JP13',
    reg: '',
    ...(allowed !== null && { purposes: { a: allowed, m: allowed, p: allowed, t: allowed } }),
    display_banner: false,
    sale_of_data_region: false,
    consent_id: ID,
  });

/** Values of the cookie, by the names that the panel offers; `none` is no cookie at all. */
const SAMPLES: Readonly<Record<string, string | null>> = {
  none: null,
  'allowed-v2.1': v21('1', true),
  'declined-v2.1': v21('0', false),
  'declined-without-purposes': v21('0', null),
  'allowed-v3': `3AMPS._JP13_f_f_${SHORT_ID}`,
  'declined-v3': `3amps._FRIDF_f_f_${SHORT_ID}`,
  'undecided-v3': `3.ampS_ESCT_t_f_${SHORT_ID}`,
};

const FIRST_VISIT = `3.AMPS_JP13_f_f_${SHORT_ID}`;

const isSample = (name: unknown): name is string => typeof name === 'string' && Object.hasOwn(SAMPLES, name);

/**
 * `POST /__store/consent`: makes the shopper's consent another, `{ "consent": "declined-v3" }`; with `"from": "head"` the cookie is taken
 * away, and comes with the next `HEAD /`. Answers the cookie's value, null for none; 400 for an unknown name.
 */
export function answerConsent({ body }: StoreRequest): Answer {
  const { consent, from = 'cookie' } = body.type === 'json' && isRecord(body.value) ? body.value : {};
  if (!isSample(consent) || (from !== 'cookie' && from !== 'head'))
    return json(400, { error: `consent is one of ${Object.keys(SAMPLES).join(', ')}; from is cookie or head` });
  const value = from === 'cookie' ? SAMPLES[consent]! : null;
  const answer = json(200, { value });
  return withCookie(
    withCookie(answer, value === null ? dropCookie(CONSENT) : setCookie(CONSENT, value)),
    setCookie(SERVED, consent),
  );
}

/** The `Set-Cookie` line of `HEAD /`, with which a platform's shop tells what the shopper allows; none where it has nothing to tell. */
export function consentCookie({ isHead, url, cookies }: StoreRequest): string[] {
  if (!isHead || url.pathname !== '/' || cookies[CONSENT] !== undefined) return [];
  const name = cookies[SERVED];
  const value = isSample(name) ? SAMPLES[name]! : FIRST_VISIT;
  return value === null ? [] : [setCookie(CONSENT, value)];
}
