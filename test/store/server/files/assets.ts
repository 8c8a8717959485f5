import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { PLATFORM_FOLDER } from '../../pages/widget/platform-sheet';
import { createBrotliFiles } from './brotli-files';

type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>;

/** Their path has a version in it, so they never change; any page may load them. */
const widgetHeaders = (response: ServerResponse): void => {
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Access-Control-Allow-Origin', '*');
};

const themeHeaders = (response: ServerResponse): void => {
  response.setHeader('Cache-Control', 'no-cache');
};

const platformHeaders = (response: ServerResponse): void => {
  themeHeaders(response);
  response.setHeader('Access-Control-Allow-Origin', '*');
};

/** A folder's files, in brotli where the browser takes it. */
export const filesOf = (folder: string, setHeaders: (response: ServerResponse) => void): Serve => {
  const brotli = createBrotliFiles(folder, setHeaders);
  const plain = sirv(folder, { dev: true, etag: true, setHeaders });
  return (request, response, next) => brotli(request, response, () => plain(request, response, next));
};

/**
 * Serves the widget's built files below `/karui/`, the theme's below `/store-assets/`, and the platform's where it has them. All are looked up at each request, so a
 * new build needs no restart, and before the first build the answer is 404.
 */
export const createAssets = (folders: { karui: string; theme: string }): Serve => {
  const mounts: [prefix: string, serve: Serve][] = [
    ['/karui', filesOf(folders.karui, widgetHeaders)],
    ['/store-assets', filesOf(folders.theme, themeHeaders)],
    [PLATFORM_FOLDER, filesOf(join(folders.theme, 'portable-wallets'), platformHeaders)],
  ];
  return async (request, response, next) => {
    const mount = mounts.find(([prefix]) => request.url?.startsWith(`${prefix}/`));
    if (!mount || !request.url) return next();
    const [prefix, serve] = mount;
    request.url = request.url.slice(prefix.length);
    return serve(request, response, next);
  };
};
