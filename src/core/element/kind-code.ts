import type { HostKind } from './render-host';

/** The code of one kind of host, which is there or has to be fetched. */
export interface KindCode {
  kind?: HostKind;
  load?(): Promise<{ kind: HostKind }>;
  /** While it is fetched. */
  loading?: Promise<unknown>;
}

/** Fetches a kind of host, for all hosts at once: they are painted in the order of the page. Where that fails, the next host tries again. */
export const fetchKind = (code: KindCode): Promise<unknown> =>
  (code.loading ??= code.load!()
    .then(({ kind }) => (code.kind = kind))
    .finally(() => delete code.loading));
