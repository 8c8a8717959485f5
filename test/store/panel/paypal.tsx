import { Choice } from './choice';
import { readCookie, writeCookie } from './demo-cookies';

const VERSIONS = ['', 'simulated', 'simulated-v6'];
const BUTTONS = ['', 'paypal'];

interface SwitchProps {
  id: string;
  label: string;
  /** Of the store's switches. */
  name: string;
  options: readonly string[];
}

/** A switch of the store's, kept in a cookie: it is read when the page is made, so the page is asked for anew. */
function Switch({ name, ...rest }: SwitchProps) {
  const cookie = `demo_${name}`;
  const choose = (next: string) => {
    writeCookie(cookie, next);
    const url = new URL(location.href);
    // The address would have the last word.
    url.searchParams.delete(name);
    url.hash = '';
    location.assign(url);
  };
  return <Choice value={readCookie(cookie)} onChange={choose} {...rest} />;
}

/** By which version of PayPal's script PayPal and Venmo are pressed, and whose button version 6 shows. */
export function PayPal() {
  return (
    <>
      <h2>PayPal and Venmo</h2>
      <Switch id="paypal" label="Script" name="paypal" options={VERSIONS} />
      <Switch id="paypal-button" label="Button of v6" name="paypal-button" options={BUTTONS} />
    </>
  );
}
