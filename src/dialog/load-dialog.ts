import { DIALOG } from '../lib/chunk-names';
import { fetchChunk } from '../lib/code';
import type * as Dialog from './index';

/** Fetches the dialog; rejects when it has not come in time: its callers then do without. */
export const loadDialog = () => fetchChunk<typeof Dialog>(DIALOG);
