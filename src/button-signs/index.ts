import { watchBusy } from './busy';
import { watchColors } from './colors';
import { watchFocus } from './focus';

// This file is loaded when a press is likely.
watchBusy();
watchFocus();
watchColors();
