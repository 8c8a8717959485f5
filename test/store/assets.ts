import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the widget's built files below `/karui/` (they carry their version in the path, so they never change, and any
 * page may load them) and the theme's below `/store-assets/`. Both are looked up per request: a rebuild needs no
 * restart, and before the first build they are simply not found.
 */
export const createAssets = (folders: { karui: string; theme: string }): Serve => {
  const mounts: [prefix: string, serve: Serve][] = [
    [
      '/karui',
      sirv(folders.karui, {
        dev: true,
        etag: true,
        setHeaders(response) {
          response.setHeader('Cache-Control', YEAR);
          response.setHeader('Access-Control-Allow-Origin', '*');
        },
      }),
    ],
    ['/store-assets', sirv(folders.theme, { dev: true, etag: true })],
  ];
  return (request, response, next) => {
    const mount = mounts.find(([prefix]) => request.url?.startsWith(`${prefix}/`));
    if (!mount || !request.url) return next();
    const [prefix, serve] = mount;
    request.url = request.url.slice(prefix.length);
    serve(request, response, next);
  };
};
