import type { Early } from '../early/early';
import { EARLY } from '../names';

let taken = (globalThis as { [EARLY]?: Early })[EARLY]!;

/** What the snippet with the early paint has brought along, or the part for pages without it. Nothing is rendered before it is there. */
export const early = (): Early => taken;

/** Takes it from the part for pages without the early paint. */
export const takeEarly = (fetched: Early): void => void (taken = fetched);
