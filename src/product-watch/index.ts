export { watchChoice, type Settled } from './watch-choice';
