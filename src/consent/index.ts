export { watchConsent } from './watch-consent';
