import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { filesOf } from '../store/server/files/assets';
import { closed, listening } from '../store/server/http/listen';
import { createOwnAnswers } from './answer-own';
import { isWithout } from './forward/cookies';
import { isCheckout } from './forward/addresses';
import { sendFailure } from './forward/failure-page';
import { forward } from './forward/forward';
import type { Happening } from './forward/forward-options';
import type { PageParts } from './html/rewrite-page';
import { readBuiltSnippet } from './html/snippet';
import { createParts, OWN } from './html/parts';
import { isOurHost } from './is-our-host';
import { LIMITS, type Limits } from './limits';
import { compileRecorder } from './panel/build-panel';
import type { PageReport } from './panel/page-report';
import { openPool } from './store/open-pool';

/** What the proxy tells besides what happens to requests: what the page itself says. */
export type News =
  | Happening
  | { type: 'report'; report: PageReport }
  | { type: 'refused'; directive: string; address: string };

export interface ProxyOptions {
  /** The store's origin, such as `https://shop.example`. */
  store: string;
  /** Folder that holds `<version>/wallets.js`. */
  dist: string;
  version: string;
  limits?: Limits;
  /** Whether pages have the panel; true by default. */
  hasPanel?: boolean;
  tell(news: News): void;
}

export interface Proxy {
  /** Listens on 127.0.0.1; port 0 takes a free one. Rejects when the port is taken. `url` has no slash at its end. */
  listen(port: number): Promise<{ url: string; close(): Promise<void> }>;
}

/** The widget's files, as a CDN would serve them. */
const widgetFiles = (dist: string, version: string) => {
  const serve = filesOf(join(dist, version), (response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Access-Control-Allow-Origin', '*');
  });
  return (request: IncomingMessage, response: ServerResponse) =>
    serve(request, response, () => sendFailure(response, 404, 'The build has no such file.'));
};

/** A proxy in front of one store: every page of it, with the widget. */
export function createProxy({ store, dist, version, limits = LIMITS, hasPanel = true, tell }: ProxyOptions): Proxy {
  const pool = openPool(store, limits);
  const files = widgetFiles(dist, version);
  const own = createOwnAnswers(tell);
  const host = new URL(store).host;

  const answer = async (request: IncomingMessage, response: ServerResponse, port: number, recorder: string | null) => {
    const { url: path = '/' } = request;
    if (!isOurHost(request.headers.host, port)) return sendFailure(response, 421, 'Only localhost is answered here.');
    if (!path.startsWith('/')) return sendFailure(response, 400, 'That is no path.');
    const base = `/karui/${version}`;
    if (path.startsWith(`${base}/`)) {
      request.url = path.slice(base.length);
      return files(request, response);
    }
    if (path.startsWith(OWN)) return own(request, response);
    if (isCheckout(path) && request.headers['sec-fetch-mode'] === 'navigate' && request.method === 'GET') {
      response.writeHead(302, { location: store + path });
      tell({ type: 'left', path, way: { type: 'checkout', location: store + path } });
      return response.end();
    }
    const local = `http://${request.headers.host}`;
    const snippet = readBuiltSnippet(join(dist, version));
    const partsFor = ({ headers }: IncomingMessage): PageParts =>
      createParts({
        snippet,
        recorder,
        version,
        origins: { store, local },
        isWithout: isWithout(headers.cookie),
        headers,
      });
    return forward(request, response, { pool, host, limits, partsFor, tell });
  };

  return {
    async listen(port) {
      const recorder = hasPanel ? await compileRecorder() : null;
      let taken = port;
      const server = createServer((request, response) => {
        answer(request, response, taken, recorder).catch((error: unknown) => {
          console.error(error);
          sendFailure(response, 500, 'This proxy has a bug; see its output.');
        });
      });
      ({ port: taken } = await listening(server, port));
      return {
        url: `http://localhost:${taken}`,
        async close() {
          await Promise.all([closed(server), pool.destroy()]);
        },
      };
    },
  };
}
