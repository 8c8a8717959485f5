export { watchChoice, type ChoiceWatch } from './watch-choice';
