import { DIALOG } from '../chunk-names';
import { fetchChunk } from '../core/code';
import type * as Dialog from '../dialog';

/** Fetches the dialog; rejects when it has not come in time: its callers then do without. */
export const loadDialog = () => fetchChunk<typeof Dialog>(DIALOG);
