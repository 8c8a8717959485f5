import { doc, isLoading } from '../doc';

/** The names of the wallets that a host shows, and whether nothing can be bought at the moment. */
export type Shown = readonly [names: readonly string[], disabled: boolean];

/** Whether a wallet can be offered, by its name. */
export type CanServe = (name: string) => unknown;

/** An entry of `recommended`, `fallback` or `wallet-configs`. */
interface Entry {
  name: string;
  supports_subs?: boolean;
}

/** A cookie that the cart API takes: a legacy one has small letters and digits only. */
const CART = /(^|; )cart=[a-z0-9]*[^a-z0-9;]/;

/** Whether the shopper has a cart. */
export const hasCart = (): boolean => CART.test(doc.cookie);

/** An attribute's JSON; throws where it is none. */
const read = (host: Element, name: string) => JSON.parse(host.getAttribute(name) || 'null') as unknown;

/** What a form sends under a name, the last of several, which counts for `/cart/add`; undefined where it sends nothing. */
const valueOf = (controls: readonly Element[], name: string): string => {
  const found = controls.findLast(
    (one) =>
      (one as HTMLInputElement).name === name &&
      !one.matches(':disabled,[type=radio]:not(:checked),[type=checkbox]:not(:checked)'),
  );
  return ((found || {}) as HTMLInputElement).value;
};

/**
 * The buttons of a product form as it stands now, by the rules of `src/core/element/product-host.ts`.
 *
 * @throws for markup that can't be used, for a host in no form, and while the form is still arriving
 */
export const shownOnProduct = (host: Element, canServe: CanServe): Shown => {
  // Where a control is named "elements" this throws.
  const controls = [...host.closest('form')!.elements];
  const hasVariant = Number(valueOf(controls, 'id')) > 0;
  if (!hasVariant && isLoading()) throw 0;
  const isOneTime = /^(undefined)?$/.test(valueOf(controls, 'selling_plan'));
  const wanted = read(host, 'recommended') as Entry | null;
  const instead = read(host, 'fallback') as Entry | null;
  const { name } = [wanted, instead, { name: 'buy_it_now' } as Entry].find(
    (one) => one && (isOneTime || one.supports_subs !== false) && canServe(one.name),
  )!;
  // As `allSubmitsDisabled` of src/core/page/form-controls.ts, which asks the prototype for the controls.
  const submits = controls.filter((one) => (one as HTMLButtonElement).type === 'submit');
  const areOff = !!submits[0] && submits.every((one) => one.matches(':disabled,[aria-disabled=true]'));
  // As in product-host.ts.
  return [!wanted && name === 'buy_it_now' ? [name] : [name, 'more_options'], !hasVariant || areOff];
};

/**
 * The wallets of a cart, by the rules of `src/core/element/cart-host.tsx`.
 *
 * @throws for markup that can't be used, and where the shopper's cart is not known
 */
export const shownInCart = (host: Element, canServe: CanServe): Shown => {
  const entries = read(host, 'wallet-configs') as (Entry | null)[];
  const isOneTime = !host.hasAttribute('has-selling-plan');
  const names = [
    ...new Set(
      entries
        .filter((one) => one && (isOneTime || one.supports_subs !== false) && canServe(one.name))
        .map((one) => one!.name),
    ),
  ];
  if (!hasCart()) throw 0;
  return [names, host.hasAttribute('disabled')];
};
