/** @jsxImportSource preact */
import type { PageRequest } from '../page-request';
import { readSwitch } from '../read-switch';
import { PLATFORM_FOLDER } from './platform-sheet';

/**
 * The tag of the platform's own wallet script, as it comes with its product button: `?platform-script=on`. What it loads is a stand-in of the
 * same weight.
 */
export function PlatformScript({ req }: { req: PageRequest }) {
  if (readSwitch(req, 'platform-script') !== 'on') return null;
  return (
    <script type="module" src={`${PLATFORM_FOLDER}/portable-wallets.ja.js`} crossorigin="anonymous" nonce={req.nonce} />
  );
}
