import { expect, test } from 'vitest';
import { findProduct } from '../../shop/catalog';
import { parse, request, the } from '../../test-support/page-fixtures';
import { productPage } from '../product/product-page';

/** What a page tells the widget of receivers; null when it tells nothing. */
function told(query: string, switches = ''): unknown {
  const req = { ...request(`/products/sencha${query}`), switches: new URLSearchParams(switches) };
  const meta = parse(productPage(the(findProduct('sencha')), req)).querySelector('meta[name="karui-telemetry"]');
  return meta && JSON.parse(meta.getAttribute('content') ?? '');
}

const ALL = {
  events: 'http://store.test/__telemetry/events',
  otlp: 'http://store.test/__telemetry/otlp',
  errors: {
    notify: 'http://store.test/__telemetry/errors/notify',
    sessions: 'http://store.test/__telemetry/errors/sessions',
    apiKey: '0123456789abcdef0123456789abcdef',
  },
  stage: 'production',
};

test.each([
  ['', '', null],
  ['?telemetry=on', '', ALL],
  ['', 'telemetry=on', ALL],
  ['?telemetry=off', 'telemetry=on', null],
  ['?telemetry=events,otlp', '', { events: ALL.events, otlp: ALL.otlp, stage: 'production' }],
  ['?telemetry=on&stage=development', '', { ...ALL, stage: 'development' }],
  ['?telemetry=on&errors-need-consent=1', '', { ...ALL, errorsNeedConsent: true }],
])('with %s and the store’s %s a page tells %j', (query, switches, expected) => {
  expect(told(query, switches)).toEqual(expected);
});
