import type { Widget } from '../core/live-widgets';

/**
 * Whether a host's buttons have a place in the page: a theme may keep the old product for a while, hidden, beside the new one. The host
 * itself has none where its theme says `display: contents`.
 */
export const isVisible = ({ host }: Widget): boolean => (host.firstElementChild?.getClientRects().length ?? 0) > 0;
