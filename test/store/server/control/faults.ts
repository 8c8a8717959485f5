import type { Fault } from './read-faults';

/** Holds the faults that tests and the panel have asked for. */
export const createFaults = () => {
  let active: Fault[] = [];
  return {
    /** Replaces the faults of every operation that the list names; those of other operations stay. */
    set(faults: readonly Fault[]): void {
      const named = new Set(faults.map(({ operation }) => operation));
      active = [...active.filter(({ operation }) => !named.has(operation)), ...structuredClone(faults)];
    },
    /** The fault of this call, if there is one; counts down its `times`. */
    take(operation: string): Fault | undefined {
      const fault = active.find((candidate) => candidate.operation === operation);
      if (fault?.times === undefined) return fault;
      fault.times -= 1;
      if (fault.times === 0) active = active.filter((candidate) => candidate !== fault);
      return fault;
    },
    /** The faults that are still to come, with the `times` that are left. */
    list: () => structuredClone(active),
    clear() {
      active = [];
    },
  };
};
