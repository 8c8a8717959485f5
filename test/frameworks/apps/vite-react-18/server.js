import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { createServer as createVite } from 'vite';

const server = createServer();
const vite =
  process.argv[2] === 'dev' &&
  (await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' }));
const files = vite ? vite.middlewares : sirv('dist/client');
const { render } = vite ? await vite.ssrLoadModule('/render.jsx') : await import('./dist/server/render.js');
const html = readFileSync(vite ? 'index.html' : 'dist/client/index.html', 'utf8');

server.on('request', (request, response) =>
  files(request, response, async () => {
    const page = vite ? await vite.transformIndexHtml(request.url, html) : html;
    response.setHeader('Content-Type', 'text/html');
    response.end(page.replace('<!--app-->', render(request.url)));
  }),
);
server.listen(process.env.PORT, '127.0.0.1', () => console.log(`http://localhost:${process.env.PORT}`));
