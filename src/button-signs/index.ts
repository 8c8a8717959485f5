import { watchBusy } from './busy';
import { watchColors } from './colors';

let isWatching = false;

/** From now on looks after what buttons show. Called when a press is likely, each time: on all other pages it would be work for nothing. */
export function watchButtons(): void {
  if (isWatching) return;
  isWatching = true;
  watchBusy();
  watchColors();
}
