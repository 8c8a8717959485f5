import { watchBusy } from './busy';
import { watchColors } from './colors';

/** From now on looks after what buttons show. Called when a press is likely: on all other pages it would be work for nothing. */
export function watchButtons(): void {
  watchBusy();
  watchColors();
}
