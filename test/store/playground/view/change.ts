import type { Playground } from '../state';

/** What every control gets. */
export interface Change {
  state: Playground;
  /** Makes some of the choices anew. */
  change(patch: Partial<Playground>): void;
}
