export { channelsOf } from './channels-of';
export { ring } from './ring';
