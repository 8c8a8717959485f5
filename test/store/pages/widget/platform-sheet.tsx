/** @jsxImportSource preact */
import type { PageRequest } from '../page-request';
import { readSwitch } from '../read-switch';

/** Where the platform has the files of its own buttons. */
export const PLATFORM_FOLDER = '/cdn/shopifycloud/portable-wallets/latest';

const SHEET = `${PLATFORM_FOLDER}/accelerated-checkout-backwards-compat.css`;

/**
 * The style sheet that the platform links on each page with its buttons, in `content_for_header`: behind the snippet, and before the sheets
 * of most themes. `?platform-sheet=off` leaves it out, as a store that is not the platform's does.
 */
export function PlatformSheet({ req }: { req: PageRequest }) {
  if (readSwitch(req, 'platform-sheet') === 'off') return null;
  return <link rel="stylesheet" media="screen" href={SHEET} crossorigin="anonymous" />;
}
