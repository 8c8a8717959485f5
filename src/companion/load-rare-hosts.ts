import { RARE_HOSTS } from '../lib/chunk-names';
import { fetchChunk } from '../lib/code';
import type { EarlyEvent } from './early-events';
import { report } from '../lib/track';

/** What the core needs of the code for pages that can't have buttons, or keep changing a host: see src/rare-hosts. */
interface RareHosts {
  /** Removes skeletons and notices; a host without a button beside it gets a link to the cart. */
  clearSkeletons(): void;
  /** A host that can't be filled keeps what a server has painted. */
  leaveAsPainted(host: HTMLElement, root?: ShadowRoot): void;
  /** The page keeps undoing what a host shows: its elements stay where the page wants them. */
  giveUp(host: HTMLElement, elements: readonly HTMLElement[]): void;
  /** Another copy of the widget has defined the elements. */
  warnOfCopy(): void;
  /** Policies can't be opened: says so where one was pressed. */
  followLinks(events: () => readonly EarlyEvent[], startCompanion: () => unknown): void;
}

/** Fetches and runs the code for pages that can't have buttons, or keep changing a host. Without it the page stays as it is. */
export const loadRareHosts = (run: (code: RareHosts) => void): void =>
  void fetchChunk<RareHosts>(RARE_HOSTS).then(run).catch(report);
