export { watchConsent, type ConsentWatch } from './watch-consent';
