import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pkg from '../../package.json' with { type: 'json' };

const run = promisify(execFile);
const dist = resolve(import.meta.dirname, '../../dist');
const PACKAGE = join(dist, `${pkg.name}-${pkg.version}.tgz`);

/** Without colours, which would stand in the middle of addresses, and without questions or statistics. */
const env = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** An app in a folder of its own, outside of the repository: it shall find no package there that it does not name. */
export interface App {
  /** Runs a command of the app's packages until its end; rejects with what it said when it fails. */
  command(line: string): Promise<void>;
  /** Starts a server; the line gets a free port in the place of PORT. @returns its address */
  serve(line: string): Promise<string>;
  stop(): Promise<void>;
  remove(): void;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Waits until the server prints its address. */
async function printed(server: ChildProcess, address: string): Promise<void> {
  const said: string[] = [];
  await new Promise<void>((found, failed) => {
    const read = (line: string) => {
      said.push(line);
      if (line.includes(address)) found();
    };
    createInterface({ input: server.stdout! }).on('line', read);
    createInterface({ input: server.stderr! }).on('line', read);
    server.once('close', () => failed(new Error(`The server ended:\n${said.join('\n')}`)));
  });
}

/** Copies an app, and installs its packages and the widget's as a storefront does. The widget's files lie in `public` as well, for `src`. */
export async function installApp(name: string): Promise<App> {
  if (!existsSync(PACKAGE)) throw new Error(`${PACKAGE} is not there; npm run build writes it`);
  const folder = mkdtempSync(join(tmpdir(), `karui-${name}-`));
  cpSync(resolve(import.meta.dirname, 'apps', name), folder, { recursive: true });
  cpSync(resolve(import.meta.dirname, 'parts'), join(folder, 'parts'), { recursive: true });
  cpSync(join(dist, pkg.version), join(folder, 'public/karui', pkg.version), { recursive: true });
  const served = `export const srcOf = (widget) => (widget === 'served' ? '/karui/${pkg.version}/wallets.js' : undefined);\n`;
  writeFileSync(join(folder, 'parts/src-of.js'), served);
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: object };
  const dependencies = { ...own.dependencies, karui: `file:${PACKAGE}` };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...own, dependencies }));
  await run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: folder, env });

  let server: ChildProcess | undefined;
  // An app may bring along a Node of its own.
  const PATH = [join(folder, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter);
  const start = (line: string) => {
    const [command, ...args] = line.split(' ');
    return [command!, args] as const;
  };
  return {
    async command(line) {
      await run(...start(line), { cwd: folder, env: { ...env, PATH }, maxBuffer: 2 ** 26 }).catch(
        (error: { stdout: string; stderr: string }) => {
          throw new Error(`${line}:\n${error.stdout}${error.stderr}`, { cause: error });
        },
      );
    },
    async serve(line) {
      const port = String(await freePort());
      // A group of its own: such servers have processes of their own.
      server = spawn(...start(line.replace('PORT', port)), {
        cwd: folder,
        env: { ...env, PATH, PORT: port },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      await printed(server, `:${port}`);
      return `http://localhost:${port}`;
    },
    async stop() {
      if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
      const closed = once(server, 'close');
      process.kill(-server.pid, 'SIGKILL');
      await closed;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
