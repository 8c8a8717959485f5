import { RARE_PRESS } from '../chunk-names';
import { fetchChunk } from '../core/code';
import type * as RarePress from './rare-press';

/** Fetches what few presses need; rejects when it has not come in time. */
export const loadRarePress = () => fetchChunk<typeof RarePress>(RARE_PRESS);
