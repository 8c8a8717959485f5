import { testStorefront } from './storefront';

const serve = 'next start -p PORT';

testStorefront(
  'next',
  [
    { title: 'Next.js, Turbopack in development', serve: 'next dev -p PORT' },
    { title: 'Next.js, built by Turbopack', build: ['next build'], serve },
    { title: 'Next.js, built by webpack', build: ['next build --webpack'], serve },
  ],
  ['/bundled/server', '/bundled/client', '/served/server', '/served/client'],
);
