import { testStorefront } from './storefront';

for (const [name, library] of [
  ['vite-react-18', 'React 18'],
  ['vite-preact', 'Preact'],
] as const)
  testStorefront(
    name,
    [
      { title: `Vite and ${library}, in development`, serve: 'node server.js dev' },
      {
        title: `Vite and ${library}, built`,
        build: ['vite build --outDir dist/client', 'vite build --outDir dist/server --ssr render.jsx'],
        serve: 'node server.js',
      },
    ],
    ['/bundled/client', '/served/client'],
  );
