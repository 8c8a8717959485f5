import type { PressFlow } from '../press';

/** All that follows a click, in src/press; undefined until it is fetched. */
export let flow: PressFlow | undefined;

/** Takes the code of a press, which hands itself over when it comes. */
export const takeFlow = (fetched: PressFlow): void => void (flow = fetched);
