/** What is needed from the click on: a chunk of its own, fetched while PayPal's window opens. */
export { popup, type Popup } from './popup';
