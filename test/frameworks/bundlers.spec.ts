import { testStorefront } from './storefront';

const esbuild = 'esbuild --bundle --jsx=automatic --define:process.env.NODE_ENV="production"';
const render = `${esbuild} render.jsx --platform=node --format=esm --packages=external --outdir=out`;
const serve = 'node server.js';
const client = `${esbuild} client.jsx --outdir=public`;

testStorefront(
  'bundlers',
  [
    { title: 'esbuild, with chunks', build: [render, `${client} --format=esm --splitting --minify`], serve },
    { title: 'esbuild, one file that is no module', build: [render, `${client} --format=iife`], serve },
    { title: 'Rollup', build: [render, 'rollup --config'], serve },
    { title: 'Rspack', build: [render, 'rspack build'], serve },
  ],
  ['/bundled/client', '/served/client'],
);
