import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { closed, listening } from '../../store/server/http/listen';
import { asPlatform } from './as-platform';
import { PLATFORM_SCRIPT, renderPage, type PlatformTag } from './render-page';

/** How a theme is served. */
export interface ThemeServerOptions {
  /** The theme's folder, read anew for each page. */
  folder: string;
  /** The demo store behind it: cart API, carts, what stands in its pages. */
  store: string;
  tag: PlatformTag;
  /** Whether assets come from another origin than pages, as in the theme editor. */
  isElsewhere: boolean;
  /** The folder of a theme app extension whose embed is switched on; absent without one. */
  extension?: string | undefined;
  /** The text of the platform's own wallet script. */
  platformScript: string;
}

export interface ThemeServer {
  /** Has no slash at its end. */
  url: string;
  /** Names of the theme's and the extension's assets that browsers have asked for, oldest first. */
  asked: string[];
  close(): Promise<void>;
}

const ASSETS = '/cdn/shop/t/1/assets/';
const EXTENSION_ASSETS = '/extensions/0/karui-1/assets/';
/** As the platform says it of all its files. */
const FOR_A_YEAR = { 'cache-control': 'public, max-age=31557600', 'access-control-allow-origin': '*' };
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript',
  '.svg': 'image/svg+xml',
  '.css': 'text/css',
};

/** Passes a request on to the demo store, which answers for the address that the browser knows. */
function passOn(request: IncomingMessage, store: string, path = request.url!): Promise<IncomingMessage> {
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    request.pipe(ask(store + path, { method: request.method!, headers }, resolve).on('error', reject));
  });
}

/** Serves a theme's folder as the platform does, in front of the demo store. */
export async function openThemeServer(options: ThemeServerOptions): Promise<ThemeServer> {
  const { folder, store, tag, isElsewhere, extension, platformScript } = options;
  const asked: string[] = [];
  const minified = new Map<string, Promise<string>>();

  async function answerAsset(parent: string, name: string, response: ServerResponse): Promise<void> {
    asked.push(name);
    const file = join(parent, 'assets', name);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const text = readFileSync(file, 'utf8');
    const isScript = extname(name) === '.js';
    if (isScript && !minified.has(text)) minified.set(text, asPlatform(text));
    response
      .writeHead(200, { ...FOR_A_YEAR, 'content-type': TYPES[extname(name)] })
      .end(isScript ? await minified.get(text) : text);
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, store);
    searchParams.set('widget', 'off');
    const given = await passOn(request, store, `${pathname}?${searchParams}`);
    const page = Buffer.concat((await given.toArray()) as Buffer[]).toString();
    const { 'content-length': _changed, ...headers } = given.headers;
    const assetUrl = (name: string) => {
      // What is not in the folder is the demo store's.
      if (!existsSync(join(folder, 'assets', name))) return `/store-assets/${name}`;
      const version = createHash('sha256')
        .update(readFileSync(join(folder, 'assets', name)))
        .digest('hex')
        .slice(0, 20);
      return `//${isElsewhere ? '127.0.0.1' : 'localhost'}:${port}${ASSETS}${name}?v=${version}`;
    };
    response.writeHead(given.statusCode!, headers);
    const embed = extension && {
      folder: extension,
      // An extension's assets have an origin of their own.
      assetUrl: (name: string) => `//127.0.0.1:${port}${EXTENSION_ASSETS}${name}?v=1`,
    };
    response.end(await renderPage(folder, page, { tag, assetUrl, ...(embed && { embed }) }));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, store);
    if (pathname.startsWith(ASSETS)) return answerAsset(folder, pathname.slice(ASSETS.length), response);
    if (extension && pathname.startsWith(EXTENSION_ASSETS))
      return answerAsset(extension, pathname.slice(EXTENSION_ASSETS.length), response);
    if (pathname === PLATFORM_SCRIPT)
      return void response.writeHead(200, { ...FOR_A_YEAR, 'content-type': TYPES['.js'] }).end(platformScript);
    // Checkout is not the theme's, and its scripts ask for parts of pages in other words.
    const isPage = /^\/(products\/[^/]+|cart|)$/.test(pathname) && request.headers.accept?.startsWith('text/html');
    if (isPage) return answerPage(request, response, request.socket.localPort!);
    const given = await passOn(request, store);
    response.writeHead(given.statusCode!, given.headers);
    given.pipe(response);
  }

  const server = createServer(
    (request, response) =>
      void answer(request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      }),
  );
  const { port } = await listening(server, 0);
  return { url: `http://localhost:${port}`, asked, close: () => closed(server) };
}
