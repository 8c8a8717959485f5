/**
 * `npm run --silent sbom`: writes the bill of materials of what ships to standard output, in CycloneDX format. It lists the packages that
 * may be in the build's files, as the lock file names them. It needs no network.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pkg from '../../package.json' with { type: 'json' };
import { sayWhy } from './command/say-why.ts';

const root = resolve(import.meta.dirname, '../..');

/** A package as the lock file describes it. */
interface Locked {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface Lock {
  /** By their folders: `node_modules/a/node_modules/b` is for `a` alone. */
  packages: Record<string, Locked>;
}

/** The packages that a package needs: its dependencies and its required peers. */
const needsOf = ({ dependencies, peerDependencies, peerDependenciesMeta }: Locked): string[] => [
  ...Object.keys(dependencies ?? {}),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

/** Finds a dependency's folder as Node does: in the package's own `node_modules` first, then in each folder above. */
function placeOf({ packages }: Lock, folder: string, name: string): string {
  const place = `${folder && `${folder}/`}node_modules/${name}`;
  if (packages[place]) return place;
  if (!folder) throw new Error(`The lock file has no ${name}: npm install writes it`);
  return placeOf({ packages }, folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name);
}

/**
 * The lock file, reduced to what the project's dependencies need. `npm sbom --omit dev` is not enough: it also leaves out Preact, because a
 * package that the tests use needs it too.
 */
function productionLock(): Lock {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const { devDependencies: _, ...own } = lock.packages['']!;
  const packages: Lock['packages'] = { '': own };
  const take = (folder: string) => {
    for (const name of needsOf(packages[folder]!)) {
      const place = placeOf(lock, folder, name);
      if (packages[place]) continue;
      packages[place] = lock.packages[place]!;
      take(place);
    }
  };
  take('');
  return { ...lock, packages };
}

/** Runs `npm sbom` in a folder that has only a package and its lock file. @throws with npm's own words if it fails */
function askNpm(folder: string): Record<string, unknown> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline'];
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm could not write the bill of materials: ${error?.message ?? stderr}`);
  return JSON.parse(stdout) as Record<string, unknown>;
}

/**
 * A UUID that depends only on the text: the same text gives the same UUID. Version 8 is free for such use
 * (https://www.rfc-editor.org/rfc/rfc9562).
 */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

function billOfMaterials(): Record<string, unknown> {
  const parent = mkdtempSync(join(tmpdir(), 'karui-sbom-'));
  try {
    // npm takes the folder's name for the package's.
    const folder = join(parent, pkg.name);
    mkdirSync(folder);
    const { devDependencies: _, scripts: _scripts, overrides: _overrides, ...production } = pkg;
    writeFileSync(join(folder, 'package.json'), JSON.stringify(production));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(productionLock()));
    // npm adds a random number and the time to a bill. Without both, two bills of one version are the same text and can be compared.
    const { serialNumber: _number, metadata, ...bill } = askNpm(folder);
    const { timestamp: _time, ...facts } = metadata as Record<string, unknown>;
    const made = { ...bill, metadata: facts };
    return { ...made, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(made))}` };
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

try {
  console.log(JSON.stringify(billOfMaterials(), null, 2));
} catch (error) {
  console.error(sayWhy(error));
  process.exit(1);
}
