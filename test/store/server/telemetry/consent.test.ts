import { expect, test } from 'vitest';
import { useStore } from '../../test-support/use-store';

const store = useStore();

/** The cookies of an answer: name → value, decoded. */
const cookiesOf = (answer: Response): Record<string, string> =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return [name, decodeURIComponent(value)];
    }),
  );

const head = (cookie = '') => store.get('/', { method: 'HEAD', headers: { cookie } });

test('HEAD / tells what a new shopper allows, in a cookie that scripts can read', async () => {
  const answer = await head();
  expect(answer.status).toBe(200);
  expect(cookiesOf(answer)).toEqual({ _tracking_consent: '3.AMPS_JP13_f_f_ABEiM0RVZneImaq7zN3u*w' });
  expect(answer.headers.getSetCookie()[0]).not.toContain('HttpOnly');
});

test('HEAD / says nothing to a shopper whose consent is known, and GET / never does', async () => {
  expect(cookiesOf(await head('_tracking_consent=3.AMPS'))).toEqual({});
  expect(cookiesOf(await store.get('/'))).toEqual({});
});

test.each([
  ['allowed-v3', /^3AMPS\._JP13_f_f_/],
  ['declined-v3', /^3amps\._FRIDF_f_f_/],
  ['undecided-v3', /^3\.ampS_ESCT_t_f_/],
  ['allowed-v2.1', /"v":"2\.1".*"purposes":\{"a":true/],
  ['declined-v2.1', /"a":"0".*"purposes":\{"a":false/],
  ['declined-without-purposes', /"a":"0"(?!.*purposes)/],
])('%s comes at once, or with the next HEAD /', async (consent, value) => {
  expect(cookiesOf(await store.post('/__store/consent', { consent }))['_tracking_consent']).toMatch(value);
  const later = cookiesOf(await store.post('/__store/consent', { consent, from: 'head' }));
  expect(later).toEqual({ _tracking_consent: '', demo_consent: consent });
  expect(cookiesOf(await head(`demo_consent=${consent}`))['_tracking_consent']).toMatch(value);
});

test('a shopper can have no consent at all', async () => {
  expect(cookiesOf(await store.post('/__store/consent', { consent: 'none' }))).toMatchObject({ _tracking_consent: '' });
  expect(cookiesOf(await head('demo_consent=none'))).toEqual({});
});

test.each([{}, { consent: 'maybe' }, { consent: 'toString' }, { consent: 'none', from: 'mail' }])(
  'the consent %j is refused',
  async (body) => {
    expect((await store.post('/__store/consent', body)).status).toBe(400);
  },
);
