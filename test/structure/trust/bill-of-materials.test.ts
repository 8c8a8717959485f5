import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import pkg from '../../../package.json' with { type: 'json' };
import lock from '../../../package-lock.json' with { type: 'json' };
import { readChunks } from '../built-files';
import { root } from '../import-graph';

interface Bill {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  components: { name: string; version: string; purl: string; hashes: { alg: string; content: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
  metadata: { component: { name: string; version: string } };
}

interface Installed {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const run = promisify(execFile);

/** What the command writes, where no registry can be reached. */
const write = async () =>
  (
    await run(process.execPath, ['--import', 'tsx', 'src/build/sbom-command.ts'], {
      cwd: root,
      env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_cache: '/nowhere' },
    })
  ).stdout;

let text: string;
let bill: Bill;
beforeAll(async () => {
  text = await write();
  bill = JSON.parse(text) as Bill;
});

const installed = (name: string) =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as Installed;

/** Packages with all that they can't do without, by what their own `package.json` says. */
function withNeeds(names: readonly string[], known = new Set<string>()): Set<string> {
  for (const name of names.filter((one) => !known.has(one))) {
    known.add(name);
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = installed(name);
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    withNeeds([...Object.keys(dependencies), ...peers], known);
  }
  return known;
}

test('the bill of materials has the production dependencies and what they need, and nothing else', () => {
  const needed = withNeeds(Object.keys(pkg.dependencies));
  expect(bill.components.map(({ name }) => name).sort()).toEqual([...needed].sort());
  expect(bill.metadata.component).toMatchObject({ name: pkg.name, version: pkg.version });
});

test('the bill is valid CycloneDX by format, version and serial number, as GitHub’s attestation requires', () => {
  expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', expect.stringMatching(/^1\.[5-9]$/)]);
  expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('its versions and hashes are those of the lock file', () => {
  const packages: Readonly<Record<string, { version: string; integrity?: string }>> = lock.packages;
  const locked = bill.components.map(({ name }) => {
    const { version, integrity = '' } = packages[`node_modules/${name}`]!;
    const hash = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
    return [name, version, `pkg:npm/${name.replace('@', '%40')}@${version}`, [{ alg: 'SHA-512', content: hash }]];
  });
  const told = bill.components.map(({ name, version, purl, hashes }) => [name, version, purl, hashes]);
  expect(told).toEqual(locked);
});

test('every package that has code in a file of the build is in it', () => {
  const modules = Object.values(readChunks()).flatMap((chunk) => chunk.modules);
  const names = modules.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  const told = bill.components.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect([...new Set(names)].filter((name) => !told.includes(name))).toEqual([]);
});

test('it says which package needs which', () => {
  const refs = bill.components.map(({ name, version }) => `${name}@${version}`);
  const own = bill.dependencies.find(({ ref }) => ref === `${pkg.name}@${pkg.version}`);
  expect(own?.dependsOn.sort()).toEqual(Object.entries(pkg.dependencies).map((entry) => entry.join('@')));
  expect(bill.dependencies.map(({ ref }) => ref).sort()).toEqual([`${pkg.name}@${pkg.version}`, ...refs].sort());
});

test('a second bill is the same text, so a release can be compared', async () => {
  expect(await write()).toBe(text);
});
