import { withLine, type Waiting } from './wait-for-network';

/** A press, as far as a wait for the network concerns it. */
interface WaitingPress {
  readonly at: number;
  readonly sheet?: unknown;
  readonly stopped: AbortController;
  readonly button: { widget: { busy: Waiting } };
}

/**
 * Resolves when there is a network for a press. A press that gets none in time is stopped, and this is never resolved. A sheet shows by
 * itself that it waits, and ends its press by itself.
 *
 * @param isAtVendors whether a vendor shows that it waits
 */
export const lineOf = ({ at, sheet, stopped, button }: WaitingPress, isAtVendors: boolean): Promise<void> =>
  new Promise((go) => {
    if (sheet || isAtVendors) go();
    else withLine(go, () => stopped.abort(), at, button.widget.busy);
  });
