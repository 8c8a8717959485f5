import { resolve } from 'node:path';

/** Built widget: `<version>/wallets.js` and its other files. */
export const WIDGET_DIST = resolve(import.meta.dirname, '../../dist');

/** Built scripts and styles of the themes, the panel and the simulated Apple Pay. */
export const STORE_DIST = resolve(import.meta.dirname, 'dist');
