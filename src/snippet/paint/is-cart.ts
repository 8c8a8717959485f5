import { CART_HOST } from '../../names';

/** Whether a host is a cart's. */
export const isCart = (host: Element): boolean => host.localName === CART_HOST;
