import { choiceOf } from '../choices';
import { json, withCookie, type Answer } from '../http/answer';
import { dropCookie, setCookie } from '../http/cookies';
import { isRecord } from '../control/is-record';
import type { StoreRequest } from '../http/store-request';

/** The cookie in which the platform of 2025 keeps what the shopper allows. */
const CONSENT = '_tracking_consent';

/** What the server knows of the shopper: a name of `SAMPLES`, in a cookie of the demo's own. */
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

const knownBy = ({ cookies }: StoreRequest): string | null => {
  const name = cookies[SERVED];
  return isSample(name) ? SAMPLES[name]! : FIRST_VISIT;
};

const FROM = ['server', 'cookie', 'head'];

/**
 * `POST /__store/consent`: makes the shopper's consent another, `{ "consent": "declined-v3" }`. The server knows it, and tells it from the
 * next answer on. With `"from": "cookie"` the platform is that of 2025, and the cookie is set at once; with `"from": "head"` it is taken
 * away, and comes with the next `HEAD /`. Answers the cookie's value, null for none; 400 for an unknown name.
 */
export function answerConsent(request: StoreRequest): Answer {
  const { body } = request;
  const { consent, from = 'server' } = body.type === 'json' && isRecord(body.value) ? body.value : {};
  if (!isSample(consent) || !FROM.includes(String(from)))
    return json(400, { error: `consent is one of ${Object.keys(SAMPLES).join(', ')}; from is ${FROM.join(', ')}` });
  const value = from === 'cookie' ? SAMPLES[consent]! : null;
  const platform = choiceOf('platform', request);
  const next = from !== 'server' ? '2025' : platform === '2025' ? 'today' : platform;
  return [
    value === null ? dropCookie(CONSENT) : setCookie(CONSENT, value),
    setCookie(SERVED, consent),
    setCookie('platform', next),
  ].reduce<Answer>(withCookie, json(200, { value }));
}

/** The `Set-Cookie` line of `HEAD /`, with which the platform of 2025 tells what the shopper allows; none where it has nothing to tell. */
export function consentCookie(request: StoreRequest): string[] {
  const { isHead, url, cookies } = request;
  if (choiceOf('platform', request) !== '2025') return [];
  if (!isHead || url.pathname !== '/' || cookies[CONSENT] !== undefined) return [];
  const value = knownBy(request);
  return value === null ? [] : [setCookie(CONSENT, value)];
}

/** Tokens of a shopper who has declined are made up. */
const MOCK = '00000000-0000-0000-5000-000000000000';

const timing = (entries: Readonly<Record<string, string | null>>): string =>
  Object.entries(entries)
    .flatMap(([name, value]) => (value === null ? [] : `${name};desc="${value}"`))
    .join(', ');

/** With the header in which the platform of today tells what the shopper allows, and its tokens; answers of the API have the tokens alone. */
export function withServerTiming(answer: Answer, request: StoreRequest, kind: 'page' | 'api'): Answer {
  const platform = choiceOf('platform', request);
  if (platform !== 'today' && !(platform === 'head' && request.isHead)) return answer;
  const consent = knownBy(request);
  const isAllowed = consent === null || /^3[^_]*A/.test(consent);
  const tokens = { _y: isAllowed ? ID : MOCK, _s: isAllowed ? ID : MOCK };
  const value =
    kind === 'api'
      ? timing(tokens)
      : `processing;dur=12, ${timing({ theme: '101', country: 'JP', ...tokens, _cmp: consent })}`;
  return { ...answer, headers: { ...answer.headers, 'server-timing': value } };
}
