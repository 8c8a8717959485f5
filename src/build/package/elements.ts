import { CART_HOST, CHECKOUT_BUTTON, PRESS_EVENT, PRODUCT_HOST, RENDERED_EVENT } from '../../names.ts';
import type { HostName } from './attributes.ts';

/** What editors and types know of an element besides its attributes. */
interface Host {
  tag: string;
  /** Name of the class in `custom-elements.json`, and prefix of its type names. */
  name: string;
  description: string;
}

export const HOST_ELEMENTS: Readonly<Record<HostName, Host>> = {
  product: {
    tag: PRODUCT_HOST,
    name: 'AcceleratedCheckout',
    description: 'The payment buttons of a product page. It works inside a product form only.',
  },
  cart: {
    tag: CART_HOST,
    name: 'AcceleratedCheckoutCart',
    description: 'The payment buttons of a cart page or drawer. It shows nothing without a cart.',
  },
  checkout: {
    tag: CHECKOUT_BUTTON,
    name: 'CheckoutWalletButton',
    description: 'A single wallet, for a checkout page.',
  },
};

interface HostEvent {
  on: readonly HostName[];
  /** Type of the event in TypeScript. */
  type: string;
  description: string;
}

/** Both bubble and are composed. */
export const EVENTS: Readonly<Record<string, HostEvent>> = {
  [PRESS_EVENT]: {
    on: ['product', 'cart', 'checkout'],
    type: 'CustomEvent<{ instrument: string }>',
    description:
      'A shopper has pressed a button, such as `ShopPay` or `BuyItNow`; the wallet has not started. `preventDefault()` stops the press.',
  },
  [RENDERED_EVENT]: {
    on: ['checkout'],
    type: 'CustomEvent<{ success: boolean; message: string }>',
    description:
      'Of a button with `pci-enabled`: whether it is there. The message is empty, `ineligible` where the wallet can’t be used, or what went wrong.',
  },
};

/** A custom property that pages set on a host or around it. */
interface CustomProperty {
  on: readonly HostName[];
  /** The default, in words. */
  default: string;
  description: string;
}

const BOTH: readonly HostName[] = ['product', 'cart'];
const ALL: readonly HostName[] = [...BOTH, 'checkout'];

/** Prefix of every custom property. */
export const PROPERTY_PREFIX = '--shopify-accelerated-checkout-';

/** Name without the prefix → custom property. */
export const CUSTOM_PROPERTIES: Readonly<Record<string, CustomProperty>> = {
  'button-block-size': {
    on: ALL,
    default: '44px; 54px in a stacked cart',
    description: 'Height of the buttons, from 25 to 55px.',
  },
  'button-inline-size': {
    on: ['cart'],
    default: '42px',
    description: 'Height of the buttons in a cart’s row, from 25 to 55px.',
  },
  'button-border-radius': { on: ALL, default: '0; 4px in a cart', description: 'Corners of the buttons.' },
  'button-box-shadow': { on: ALL, default: 'none', description: 'Shadow of the buttons.' },
  'inline-alignment': { on: ['cart'], default: 'start', description: 'Where a cart’s row stands, such as `center`.' },
  'button-max-inline-size': {
    on: ['cart'],
    default: '150px',
    description: 'The widest that a button in a cart’s row gets; `100%` fills the row.',
  },
  'row-gap': { on: BOTH, default: '8px', description: 'Room between stacked buttons.' },
  'skeleton-background-color': { on: BOTH, default: '#dedede', description: 'Colour of the skeletons.' },
};

/** Parts of a cart's shadow root. */
export const CART_PARTS: Readonly<Record<string, string>> = {
  grid: 'The grid of a cart’s buttons.',
  'button-box': 'The box of one wallet in a cart.',
};

/** Parts in each wallet's element; hosts make these elements. */
export const WALLET_PARTS: Readonly<Record<string, string>> = { button: 'The button itself.' };
