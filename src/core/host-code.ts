import { loadCart } from './chunks';
import type { HostKind } from './element/host';
import { withParts } from './parts';

/** The code of one kind of host, which is there or has to be fetched. */
export interface HostCode {
  kind?: HostKind | undefined;
  load?(): Promise<{ kind: HostKind }>;
}

/** Fetches the code of a kind of host. Where that fails, the next host tries again. */
export const fetchHostCode = async (code: HostCode): Promise<void> => {
  code.kind = (await code.load!()).kind;
};

/** The code of a cart's host. */
export const cartCode: HostCode = { load: () => withParts(loadCart()) };
