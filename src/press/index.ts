export { prepare, press } from './run-press';
export { endPresses, joinPress, leavePress } from './under-way';
