import type { PressCode } from './button';

let code: PressCode | undefined;

/** All that follows a click, in src/press; undefined until it is fetched. */
export const pressCode = (): PressCode | undefined => code;

/** Takes the code of a press, which hands itself over when it comes. */
export const takePressCode = (fetched: PressCode): void => void (code = fetched);
