import { expect, test } from 'vitest';
import { switchesFor } from './panel-switches';

const OPENED = new URLSearchParams('paypal=simulated&apple-pay=simulated');

test.each<[found: string, cookies: Record<string, string>]>([
  ['paypal=simulated&apple-pay=simulated', {}],
  ['paypal=simulated-v6&apple-pay=simulated', { demo_paypal: 'simulated-v6' }],
  [
    'paypal=simulated-v6&apple-pay=simulated&paypal-button=paypal',
    { demo_paypal: 'simulated-v6', 'demo_paypal-button': 'paypal' },
  ],
  ['paypal=simulated&apple-pay=simulated', { demo_paypal: 'nonsense', 'demo_apple-pay': 'off' }],
])('%s for the cookies %j', (found, cookies) => {
  expect(switchesFor(OPENED, cookies).toString()).toBe(found);
  expect(OPENED.toString()).toBe('paypal=simulated&apple-pay=simulated');
});
