/**
 * A storefront in React 19 with the buttons of `karui/react`: `npm run react-store` builds them and opens it. Its cart API is the demo store's, at the address
 * in `STORE`, or one that it starts itself. `PORT` is 4175 unless given, 0 takes any free one.
 */
import { existsSync, rmSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import pkg from '../../package.json' with { type: 'json' };
import { createStore } from '../store/server/create-store';
import { readPort } from '../store/server/read-port';
import { buildExample, DIST, WIDGET } from './build';
import type { renderPage as RenderPage } from './server';

const WIDGET_PATH = `/karui/${pkg.version}/`;
/** Where the platform has its own script. */
const PLATFORM_SCRIPT = '/cdn/shopifycloud/portable-wallets/latest/portable-wallets.ja.js';
const PAGE = /^\/(cart|products\/[\w-]+)$/;

/** Ends the process with one sentence. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Whether the folder has what the example imports; an older build may lack it. */
const isBuilt = () => ['manifest.json', 'react-development.js'].every((file) => existsSync(`${WIDGET}/${file}`));

const port = readPort(process.env['PORT'] || '4175');
if (port === null) fail(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`);
if (!isBuilt()) fail('There is no whole build of the widget: npm run build makes one.');

process.once('exit', () => rmSync(DIST, { recursive: true, force: true }));
await buildExample();
const { renderPage } = (await import(`${DIST}/server/server.js`)) as { renderPage: typeof RenderPage };
const store = new URL(process.env['STORE'] ?? (await createStore().listen(0)).url);
const client = sirv(`${DIST}/client`);
const widget = sirv(WIDGET);

function answerPage(path: string, request: IncomingMessage, response: ServerResponse): void {
  const percent = new URL(request.url!, 'http://localhost').searchParams.get('split');
  const split = percent === null ? undefined : { percent: Number(percent), platformScript: PLATFORM_SCRIPT };
  const visit = { path, split, hasCart: /(^|; )cart=/.test(request.headers.cookie ?? ''), widget: WIDGET_PATH };
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  const isFirst = request.url!.includes('widget=first');
  const { pipe } = renderPage(visit, isFirst, (error) => response.destroy(error as Error));
  pipe(response);
}

/** Has the demo store answer what is not the example's: the cart API and checkout. */
function forward(request: IncomingMessage, response: ServerResponse): void {
  const { hostname, port: itsPort } = store;
  const asked = ask(
    { hostname, port: itsPort, path: request.url, method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    },
  );
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url!, 'http://localhost');
  const files = [['/react-store/', client] as const, [WIDGET_PATH, widget] as const];
  const [start, serve] = files.find(([folder]) => pathname.startsWith(folder)) ?? [];
  if (start && serve) {
    request.url = `/${request.url!.slice(start.length)}`;
    return serve(request, response);
  }
  if (request.method === 'GET' && PAGE.test(pathname)) return answerPage(pathname, request, response);
  forward(request, response);
});
server.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  fail(`Port ${port} is taken. Choose another one: PORT=4176, or PORT=0 for any that is free.`);
});
server.listen(port, '127.0.0.1', () => {
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  console.log(`store: ${url}`);
  console.log(
    `Try:\n  ${url}/products/kyusu        a product form around the buttons\n  ${url}/products/yuzamashi    without a form\n  ${url}/cart`,
  );
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
