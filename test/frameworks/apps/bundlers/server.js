import { createServer } from 'node:http';
import sirv from 'sirv';
import { render } from './out/render.js';
import { srcOf } from './parts/src-of.js';

const files = sirv('public');
/** No text becomes HTML but by these. */
const POLICY = "require-trusted-types-for 'script'; trusted-types karui karui-react rspack";
const html = (path) => `<!doctype html>
<meta charset="utf-8" /><link rel="icon" href="data:," />
<link rel="stylesheet" href="${srcOf('served').replace('wallets.js', 'skeleton.css')}" />
<body><div id="app">${render(path)}</div><script type="module" src="/client.js"></script></body>`;

createServer((request, response) =>
  files(request, response, () => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': POLICY });
    response.end(html(request.url));
  }),
).listen(process.env.PORT, '127.0.0.1', () => console.log(`http://localhost:${process.env.PORT}`));
