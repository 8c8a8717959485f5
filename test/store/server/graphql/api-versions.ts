import { NEWER } from '../schema/removable';
import type { Missing } from '../schema/without';

/** The versions of the API that the store serves, the newest first; `unstable` is beside them. */
const SERVED = ['2026-10', '2026-07', '2026-04', '2026-01'];

/** `publicApiVersions`, as the platform answers it. */
export const publicApiVersions = () => [
  { handle: 'unstable', displayName: 'unstable', supported: false },
  ...SERVED.map((handle, index) => ({
    handle,
    displayName: index === 0 ? `${handle} (Latest)` : handle,
    supported: true,
  })),
];

/** What a version has not: what came later, and the address of the buyer's identity, which no stable version has had since 2025-01. */
export const missingIn = (version: string): Missing =>
  SERVED.includes(version)
    ? ['preferences', ...Object.keys(NEWER).flatMap((since) => (since > version ? [`before-${since}`] : []))]
    : [];
