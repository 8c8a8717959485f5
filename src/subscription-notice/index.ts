export { watchNotices } from './watch-notices';
