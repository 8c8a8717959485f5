import { watchBusy } from './busy';
import { watchColors } from './colors';

// This file is loaded when a press is likely.
watchBusy();
watchColors();
