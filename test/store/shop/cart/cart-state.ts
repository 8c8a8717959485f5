import type { Checkout } from './checkout';
import type { Product, SellingPlan, Variant } from '../catalog';

export interface LineState {
  /** Stays the same as long as the line exists; in the API `gid://shopify/CartLine/<id>?cart=<token>`. */
  id: string;
  product: Product;
  variant: Variant;
  quantity: number;
  sellingPlan: SellingPlan | null;
  /** Line item properties in the order they were sent. */
  attributes: Record<string, string>;
}

export interface DiscountState {
  code: string;
  applicable: boolean;
  /** 0 when the code does not apply. */
  percentOff: number;
}

/** One cart, shared by the GraphQL API, the Ajax API, the cart page and the checkout page. */
export interface CartState {
  token: string;
  /** The secret in `?key=`; without it the checkout is not found. */
  key: string;
  createdAt: string;
  updatedAt: string;
  /** Newest on top. */
  lines: LineState[];
  note: string;
  attributes: Record<string, string>;
  discounts: DiscountState[];
  /** ISO 3166 code of the buyer identity, or `null` until it is known. */
  buyerCountry: string | null;
  email: string | null;
  phone: string | null;
  /** ISO 4217 code of the cart's current currency. */
  currency: string;
  /** Addresses, delivery and payment. Read it with `checkoutOf`, which creates an empty one when needed. */
  checkout?: Checkout;
}
