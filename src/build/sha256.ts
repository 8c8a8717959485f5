import { createHash } from 'node:crypto';

/** The hash of a text or of bytes, as `integrity` and content policies have it. */
export const sha256 = (source: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(source).digest('base64')}`;
