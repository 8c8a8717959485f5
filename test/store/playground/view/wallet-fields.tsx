/** @jsxImportSource preact */
import { choiceOf, walletNames, type WalletName } from '../wallet-choices';
import { isPayPals, PAYPALS, writtenWallets, type Playground } from '../state';
import type { Change } from './change';
import { Check, Select } from './fields';
import { Notes } from './notes';

const option = (name: WalletName) => [name, choiceOf(name).label] as const;

const brands = walletNames.filter((name) => name !== 'buy_it_now');

/** What a recommended wallet has beside it. */
function Beside({ state, change }: Change) {
  return (
    <>
      <Select
        id="fallback"
        label="Fallback"
        hint="Stands there where the recommended wallet can’t be."
        value={state.fallback}
        options={walletNames.map(option)}
        onChange={(fallback) => change({ fallback })}
      />
      <Check label="Show the fallback now" value={state.missing} onChange={(missing) => change({ missing })} />
      <Check label="Link to more options" value={state.link} onChange={(link) => change({ link })} />
    </>
  );
}

const PAYPAL_WORDS: Record<Playground['paypal'], string> = {
  v5: 'PayPal’s button, version 5',
  v6: 'this button, version 6',
  'v6-button': 'PayPal’s button, version 6',
};

/** How PayPal's window is opened. */
function PayPal({ state, change }: Change) {
  if (!writtenWallets(state).some(isPayPals)) return null;
  return (
    <>
      <Select
        id="paypal"
        label="PayPal’s window by"
        hint="Press the button to see it."
        value={state.paypal}
        options={PAYPALS.map((one) => [one, PAYPAL_WORDS[one]])}
        onChange={(paypal) => change({ paypal })}
      />
      <Notes about="paypal" state={state} />
    </>
  );
}

/** Whether Apple Pay is also offered where the browser has none. */
function AppleScript({ state, change }: Change) {
  if (!writtenWallets(state).includes('apple_pay')) return null;
  return (
    <Check
      label="Apple’s script for other browsers: a code for an iPhone"
      value={state.appleScript}
      onChange={(appleScript) => change({ appleScript })}
    />
  );
}

/** The wallets of a product page. */
export function ProductWallets({ state, change }: Change) {
  return (
    <fieldset>
      <legend>Wallets</legend>
      <Select<WalletName | 'none'>
        id="recommended"
        label="Recommended"
        value={state.recommended ?? 'none'}
        options={[['none', 'Buy It Now alone'], ...brands.map(option)]}
        onChange={(name) => change({ recommended: name === 'none' ? null : name })}
      />
      {state.recommended && <Beside {...{ state, change }} />}
      <AppleScript {...{ state, change }} />
      <Notes about="wallets" state={state} />
      <PayPal {...{ state, change }} />
    </fieldset>
  );
}

/** The wallets of a cart: one that is chosen comes last. */
export function CartWallets({ state, change }: Change) {
  const { wallets } = state;
  const toggle = (name: WalletName, isChosen: boolean) =>
    change({ wallets: isChosen ? [...wallets, name] : wallets.filter((other) => other !== name) });
  return (
    <fieldset>
      <legend>Wallets</legend>
      <small class="hint">They stand in the order in which you choose them.</small>
      {walletNames.map((name) => {
        const at = wallets.indexOf(name);
        return (
          <Check
            key={name}
            label={at < 0 ? choiceOf(name).label : `${choiceOf(name).label} (${at + 1})`}
            value={at >= 0}
            onChange={(isChosen) => toggle(name, isChosen)}
          />
        );
      })}
      <AppleScript {...{ state, change }} />
      <Notes about="wallets" state={state} />
      <PayPal {...{ state, change }} />
    </fieldset>
  );
}
