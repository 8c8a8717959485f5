import { useEffect, useState } from 'react';
import type { Shown } from '../surface/surface';
import { tell, useShown } from './use-shown';
import { words, type Words } from './words';

interface Buyer {
  name: string;
  label: string;
  email: string;
}

/** An amount of the API, such as `9480.0`, in its currency. */
const money = (amount: string, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(Number(amount));

/** Those who can approve; none before PayPal's server has answered. */
function useBuyers(): readonly Buyer[] {
  const [buyers, setBuyers] = useState<readonly Buyer[]>([]);
  useEffect(() => {
    void (async () => setBuyers((await (await fetch('api/buyers')).json()) as Buyer[]))();
  }, []);
  return buyers;
}

/** What is to be approved, and by whom. */
function OrderForm({ shown, buyers, text }: { shown: Shown; buyers: readonly Buyer[]; text: Words }) {
  const [buyer, setBuyer] = useState(shown.buyer);
  useEffect(() => tell({ type: 'loaded' }), []);
  const { order, token, isApproving } = shown;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        tell({ type: 'approve', buyer });
      }}
    >
      {text.hint && <p className="qr">{text.hint}</p>}
      <dl>
        <dt>{text.amount}</dt>
        <dd data-shown="amount">{order?.amount && money(order.amount, order.currency)}</dd>
      </dl>
      {order?.agreement && <p data-shown="agreement">{text.agreement}</p>}
      <label>
        {text.who}
        <select value={buyer} data-act="buyer" onChange={({ currentTarget }) => setBuyer(currentTarget.value)}>
          {buyers.map(({ name, label, email }) => (
            <option key={name} value={name}>
              {label}（{email}）
            </option>
          ))}
        </select>
      </label>
      <button type="submit" data-act="approve" disabled={isApproving}>
        {isApproving ? text.approving : text.approve}
      </button>
      <button type="button" data-act="cancel" disabled={isApproving} onClick={() => tell({ type: 'cancel' })}>
        {text.cancel}
      </button>
      <p className="token" data-shown="token">
        {token}
      </p>
    </form>
  );
}

/** PayPal's window, or Venmo's: it waits for the order, shows it, and lets the shopper approve or go back. */
export function PayPalWindow() {
  const shown = useShown();
  const buyers = useBuyers();
  const text = words[shown?.funding ?? 'paypal'];
  const isReady = shown?.order && buyers.length > 0;
  return (
    <section aria-busy={!isReady} data-state={isReady ? (shown.isApproving ? 'approving' : 'order') : 'loading'}>
      <h1 className={shown?.funding ?? 'paypal'}>
        {text.title} <small>{text.mark}</small>
      </h1>
      {isReady ? <OrderForm shown={shown} buyers={buyers} text={text} /> : <p>{text.loading}</p>}
    </section>
  );
}
