import { withLine, type Waiting } from './wait-for-network';

/** A press, as far as a wait for a line concerns it. */
interface WaitingPress {
  readonly at: number;
  readonly sheet?: unknown;
  readonly isAtVendors: boolean;
  readonly stopped: AbortController;
  readonly button: { widget: { busy: Waiting } };
}

/**
 * Resolves when there is a line for a press. A press that gets none in time is stopped, and this is never resolved. A sheet shows by itself
 * that it waits, and ends its press by itself.
 */
export const lineOf = ({ at, sheet, isAtVendors, stopped, button }: WaitingPress): Promise<void> =>
  new Promise((go) => {
    if (sheet || isAtVendors) go();
    else withLine(go, () => stopped.abort(), at, button.widget.busy);
  });
