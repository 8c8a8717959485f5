import type { Pressable } from '../../core/click';
import { leave } from '../../core/page/leave';

/**
 * Has the store's own checkout take over. The button stays busy until the page is left, because a second click would put the same into the
 * cart twice.
 */
export function leaveOnce({ widget, wallet }: Pick<Pressable, 'widget' | 'wallet'>): void {
  widget.busy.value = wallet;
  leave(widget.host);
}
