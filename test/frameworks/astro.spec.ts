import { testStorefront } from './storefront';

testStorefront(
  'astro',
  [
    { title: 'Astro in development', serve: 'astro dev --port PORT' },
    { title: 'Astro, built', build: ['astro build'], serve: 'node dist/server/entry.mjs' },
  ],
  ['/bundled/client', '/served/client'],
);
