import { useState } from 'react';
import { Choice } from './choice';
import { readCookie, writeCookie } from './demo-cookies';

const USER = 'demo_shop_user';
const MOOD = 'demo_shop_mood';
const CODE = 'delivery_promise_postal_code';

const MOODS = ['', 'late', 'silent', 'twice', 'wrong-origin', 'refuses'];

/** In Tokyo, Kyoto and Hokkaido. */
const CODES = ['', '100-0001', '600-8216', '060-0001'];

/** Other frames and tabs of the demo hear of a login at once. */
function tellFrames(): void {
  const channel = new BroadcastChannel('demo_shop');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage('changed');
  channel.close();
}

interface CookieChoice {
  id: string;
  label: string;
  cookie: string;
  options: readonly string[];
  onChosen?: () => void;
}

/** A choice that is kept in a cookie of the demo. */
function CookieChoice({ cookie, onChosen, ...rest }: CookieChoice) {
  const [value, setValue] = useState(readCookie(cookie));
  const choose = (next: string) => {
    writeCookie(cookie, next);
    setValue(next);
    onChosen?.();
  };
  return <Choice value={value} onChange={choose} {...rest} />;
}

const tellPromise = () => void dispatchEvent(new Event('delivery-promise:postal-code-changed'));

/** What the simulated Shop knows of the shopper, and how its frame behaves; where the goods go, for the delivery promise. */
export function Shopper() {
  const [user, setUser] = useState(readCookie(USER));
  return (
    <>
      <h2>Simulated Shop Pay</h2>
      <div className="actions">
        <button
          type="button"
          onClick={() => {
            const next = user ? '' : 'hanako';
            writeCookie(USER, next);
            setUser(next);
            tellFrames();
          }}
        >
          {user ? 'Log out of Shop' : 'Log in to Shop'}
        </button>
      </div>
      <CookieChoice id="shop-mood" label="Its frame" cookie={MOOD} options={MOODS} />
      <CookieChoice id="postal-code" label="Postal code" cookie={CODE} options={CODES} onChosen={tellPromise} />
    </>
  );
}
