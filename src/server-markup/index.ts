/** Takes over the buttons that a server has painted: only pages of such servers load it. */
export { paintedIn, rootOf } from './painted';
export { takeOver } from './take-over';
