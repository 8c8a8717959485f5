import { watchBusy } from './busy';
import { watchColors } from './colors';
import { watchFocus } from './focus';

// Fetched when a press is about to come.
watchBusy();
watchFocus();
watchColors();

export { lookAtColors as look } from './colors';
