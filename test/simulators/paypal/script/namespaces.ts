import type { Namespace } from '../rules/paypal-types';

/** Version of the simulated script. */
export const VERSION = '5.0.415';

const DESTROY = '__internal_destroy__';

type Taken = { version?: unknown; [DESTROY]?(): void } | null | undefined;

/** Makes a namespace one that a second script can take over. */
export const destroyable = (namespace: Namespace, destroy: () => void): Namespace =>
  Object.defineProperty(namespace, DESTROY, { enumerable: false, value: destroy });

/**
 * Makes room for a script in a namespace that may be taken: what version 6 has left is deleted, what version 5 has left is destroyed
 * with all its buttons, and for anything else the script throws.
 *
 * @returns what is written to the console
 */
export function makeRoom(globals: Record<string, unknown>, name: string): string | null {
  const taken = globals[name] as Taken;
  if (taken === undefined || taken === null) return null;
  const version = String(taken.version ?? 'unknown');
  if (version.startsWith('6.')) {
    delete globals[name];
    return null;
  }
  if (!taken[DESTROY])
    throw new Error(
      `Attempted to load sdk version ${VERSION} on page, but window.${name} at version ${version} already loaded.`,
    );
  taken[DESTROY]();
  delete globals[name];
  return `New SDK instance loaded, existing instance destroyed (${name} / ${version})`;
}
