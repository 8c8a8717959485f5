export { look } from './look';
export { ring } from './ring';
