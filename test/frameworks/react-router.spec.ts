import { testStorefront } from './storefront';

testStorefront(
  'react-router',
  [
    { title: 'React Router in development', serve: 'react-router dev --port PORT' },
    { title: 'React Router, built', build: ['react-router build'], serve: 'react-router-serve build/server/index.js' },
  ],
  ['/bundled/client', '/served/client'],
);
