import { cartCreate } from './cart-create';
import { cartQuery } from './cart-query';
import { shop } from './shop';

/** The root fields that the store answers; a field of the schema without a function here answers with an error. */
export const root = { cartCreate, cart: cartQuery, shop };
