import { expect, test } from 'vitest';
import { readConfig } from '../../src/telemetry/telemetry-meta';

const PAGE = 'https://shop.example/products/sencha?variant=1';
const read = (value: unknown) => readConfig(JSON.stringify(value), PAGE);
const KEY = '0123456789abcdef0123456789abcdef';

test('reads every member; addresses are absolute and end in no slash', () => {
  expect(
    read({
      events: 'https://events.example/',
      otlp: '/otlp',
      histograms: 'explicit',
      errors: { notify: 'https://errors.example/notify', sessions: 'https://errors.example/sessions', apiKey: KEY },
      stage: 'staging',
      errorsNeedConsent: true,
    }),
  ).toEqual({
    events: 'https://events.example',
    otlp: 'https://shop.example/otlp',
    histograms: 'explicit',
    errors: { notify: 'https://errors.example/notify', sessions: 'https://errors.example/sessions', apiKey: KEY },
    stage: 'staging',
    errorsNeedConsent: true,
  });
});

test('each member may be left out', () => {
  expect(read({})).toEqual({ histograms: 'exponential', stage: 'production', errorsNeedConsent: false });
  expect(read({ errors: { apiKey: KEY } })?.errors).toEqual({ apiKey: KEY });
});

test('sessions go where errors go, unless another receiver is named; `false` turns them off', () => {
  const notify = 'https://errors.example/notify';
  expect(read({ errors: { notify, apiKey: KEY } })?.errors?.sessions).toBe(notify);
  expect(read({ errors: { notify, sessions: false, apiKey: KEY } })?.errors).toEqual({ notify, apiKey: KEY });
  expect(read({ errors: { notify, sessions: true, apiKey: KEY } })).toBeNull();
});

test("a page on this machine may send to its own origin, which isn't https", () => {
  expect(readConfig('{"otlp":"/otlp"}', 'http://localhost:4000/')?.otlp).toBe('http://localhost:4000/otlp');
});

test.each<[why: string, value: unknown]>([
  ['no secure address', { events: 'http://events.example' }],
  ['an address that is no web address', { otlp: 'javascript:alert(1)' }],
  ['an address that is a number', { events: 7 }],
  ['an address that is null', { events: null }],
  ['an address that is empty', { otlp: '' }],
  ['errors without a key', { errors: { notify: 'https://errors.example' } }],
  ['errors that are a text', { errors: 'https://errors.example' }],
  [
    'one bad address among good ones',
    { events: 'https://events.example', errors: { apiKey: KEY, notify: 'http://a.example' } },
  ],
  ['a kind of histograms that does not exist', { histograms: 'linear' }],
  ['a stage that is no text', { stage: 1 }],
  ['a list', []],
  ['null', null],
])('%s is refused as a whole', (_why, value) => {
  expect(read(value)).toBeNull();
});

test.each(['', '{', 'https://events.example'])('%j is not JSON, so nothing is sent', (text) => {
  expect(readConfig(text, PAGE)).toBeNull();
});
