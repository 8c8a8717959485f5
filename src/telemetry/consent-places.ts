/** Where a page tells the shopper's choice about data; the place that is believed first stands first. Where none tells it, the server is asked. */
export const CONSENT_PLACES = ['library', 'server-timing', 'cookies'] as const;
export type ConsentPlace = (typeof CONSENT_PLACES)[number];

/** What the addresses of the scripts contain that bring the platform's Customer Privacy API. */
export const CONSENT_LIBRARIES = ['/consent-tracking-api', '/privacy-banner/'] as const;

/** Entry of the header `Server-Timing` with the shopper's choice. */
export const CONSENT_TIMING = '_cmp';

/** Cookie with the shopper's choice, which the platform has set until 2025. */
export const CONSENT_COOKIE = '_tracking_consent';
