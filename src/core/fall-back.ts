import { RARE_HOSTS } from '../chunk-names';
import type * as RareHosts from '../rare-hosts';
import { fetchChunk } from './code';
import { report } from './track';

/** Fetches and runs the code for pages that can't have buttons, or keep changing a host. Without it the page stays as it is. */
export const fallBack = (run: (code: typeof RareHosts) => void): void =>
  void fetchChunk<typeof RareHosts>(RARE_HOSTS).then(run).catch(report);
