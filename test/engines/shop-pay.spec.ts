import { expect, test } from './fixtures';
import { seen } from './seen';
import { until } from './until';

const BUTTON = 'shop-pay-wallet-button';
const PATH = '/products/sencha?recommended=shop_pay&promise=simulated&shop-pay=personalized';

/** Runs in a page: writes a cookie, and tells of another postal code. */
const write = (cookie: string) => {
  document.cookie = `${cookie}; path=/`;
  dispatchEvent(new Event('delivery-promise:postal-code-changed'));
  return true;
};

/** Runs in a page: touches it as its shopper does, and has the button in view. */
const touch = (selector: string) => {
  document.querySelector(selector)!.scrollIntoView({ block: 'center' });
  dispatchEvent(new Event('pointermove'));
  return true;
};

/** Runs in a page: whether the shopper's own account is shown and the frame opaque, null before. */
const account = (selector: string) => {
  const element = document.querySelector(selector)!;
  const frame = element.shadowRoot!.querySelector('iframe');
  if (!frame || element.getAttribute('personalized') !== 'true' || getComputedStyle(frame).opacity !== '1') return null;
  const own = element.getBoundingClientRect();
  const { width, height } = frame.getBoundingClientRect();
  return { covers: width === own.width && height === own.height, violations: violationsIn(frame) };

  function violationsIn({ contentWindow }: HTMLIFrameElement) {
    return (contentWindow as unknown as { shopPayFrame: { violations: string[] } }).shopPayFrame.violations;
  }
};

/** Runs in a page: the words on the button and where they end, null before. */
const promise = (selector: string) => {
  const words = document.querySelector(`${selector} > [slot=promise]`);
  if (!words) return null;
  const inside = document.querySelector(selector)!.getBoundingClientRect();
  const { top, right, bottom, width } = words.getBoundingClientRect();
  const isInside = width > 40 && right < inside.right && top >= inside.top && bottom <= inside.bottom;
  return { text: words.textContent, isInside };
};

test('a recognised shopper sees his own account, and then how soon the goods are there', async ({ shopper, store }) => {
  await shopper.goto('/');
  await shopper.evaluate(write, 'demo_shop_user=hanako');
  await shopper.goto(PATH);
  await until(shopper, BUTTON, seen, BUTTON);
  await shopper.evaluate(touch, BUTTON);
  expect(await until(shopper, 'the account', account, BUTTON)).toEqual({ covers: true, violations: [] });
  await shopper.evaluate(write, 'delivery_promise_postal_code=100-0001');
  expect(await until(shopper, 'the promise', promise, BUTTON)).toEqual({ text: '翌日お届け', isInside: true });
  await shopper.press(BUTTON);
  const address = await until(
    shopper,
    'checkout',
    (start) => (location.pathname.startsWith(start) ? location.href : ''),
    '/checkouts/',
  );
  expect(new URL(address).searchParams.get('payment')).toBe('shop_pay');
  expect(await store.calls('cartCreate')).toHaveLength(1);
});
