import { expect, test } from 'vitest';
import type { Ending } from '../../src/wallet';
import { buy } from '../../src/press/buy';
import { choose, isEnding } from '../../src/press/choose';
import { makeHostsWait } from '../../src/press/hosts';
import { liveWidgets } from '../../src/widget/live-widgets';
import { withoutCompat } from '../host/page';
import { formHtml, hostHtml } from '../e2e/fixtures/bare-page';
import { onPressPage, open, operations } from './press-page';

onPressPage();

const again = (wallet: 'paypal' | 'venmo'): Ending => ({ type: 'unavailable', wallet, because: 'press_again' });

/** A press that PayPal's own button has begun, and that ends so. */
async function pressed(wallet: 'paypal' | 'venmo', ending: Ending): Promise<string> {
  const [widget] = [...liveWidgets];
  const element = document.createElement('p');
  const button = { widget: widget!, wallet, params: {}, element };
  const over = new AbortController();
  const choice = choose({ button, opener: element, at: 0, over, vendorsRun: async () => ending });
  if (isEnding(choice)) return choice.type;
  const hosts = makeHostsWait(button, false);
  const { type } = await buy(choice, hosts).ending;
  hosts.free();
  return type;
}

test('the second press in a row that opens no window goes to checkout, and the count begins anew after another ending', async () => {
  await open(withoutCompat(formHtml(hostHtml({}))));
  expect(await pressed('paypal', again('paypal'))).toBe('unavailable');
  // Of another wallet it is the first.
  expect(await pressed('venmo', again('venmo'))).toBe('unavailable');
  expect(await pressed('venmo', { type: 'cancelled' })).toBe('cancelled');
  expect(await pressed('venmo', again('venmo'))).toBe('unavailable');
  expect(operations()).toEqual([]);
  expect(await pressed('venmo', again('venmo'))).toBe('redirect');
  expect(operations()).toEqual(['cartCreate']);
  expect(await pressed('venmo', again('venmo'))).toBe('unavailable');
});
