import { readFileSync } from 'node:fs';

const manifest = new URL('../../package.json', import.meta.url);

/** Whether `version` ("20.19.0") is at least `minimum` ("20.19" or ">=20.19"). */
export function isAtLeast(version, minimum) {
  const have = version.split('.').map(Number);
  const need = minimum.replace(/^\D+/, '').split('.').map(Number);
  for (let place = 0; place < need.length; place++) {
    if ((have[place] || 0) !== need[place]) return (have[place] || 0) > need[place];
  }
  return true;
}

/** Throws a readable error when this Node is older than `engines.node` in package.json asks for. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (isAtLeast(process.versions.node, engines.node)) return;
  throw new Error(
    `Karui needs Node ${engines.node}; this is ${process.versions.node}. Newer ones are at https://nodejs.org`,
  );
}
