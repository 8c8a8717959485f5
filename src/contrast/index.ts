export { channelsOf } from './channels-of';
export { ensureRing } from './ring';
