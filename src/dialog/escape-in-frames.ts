import type { TargetedEvent } from 'react';

/**
 * Closes a dialog on Escape inside a frame in it: its keys don't reach the page, and browsers close nothing for them. Hears the
 * frame's `load` on its way down, because it does not bubble. Each page that the shopper goes to in a frame is a new document; those
 * of other sites can't be listened to.
 */
export function escapeInFrames({ target, currentTarget: dialog }: TargetedEvent<HTMLDialogElement>): void {
  (target as Partial<HTMLIFrameElement>).contentDocument?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dialog.close();
  });
}
