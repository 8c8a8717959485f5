/** The code that is needed after the click: a chunk of its own, loaded while PayPal's window opens. */
export { paypalWindow, type PayPalWindow } from './paypal-window';
