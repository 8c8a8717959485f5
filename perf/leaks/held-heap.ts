import type { CDPSession } from '@playwright/test';

/** A heap snapshot of V8, as far as it is read: https://github.com/v8/v8/blob/main/src/profiler/heap-snapshot-generator.cc */
export interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  /** Node after node, each with the fields that `node_fields` names. */
  nodes: number[];
  strings: string[];
}

/**
 * What grows although nobody keeps it: the browser's list of requests, which ends at 250, the developer tools' own, which only this
 * measurement has open, and V8's lists of the code that it has compiled.
 */
const OF_THE_BROWSER =
  /PerformanceResourceTiming|NetworkResourcesData|system \/ (?:WeakArrayList|ProtectedFixedArray|SharedFunctionInfoWrapper)/;

/** Bytes of all that a page holds, without compiled code, which grows while it warms up, and what is the browser's own. */
export function heldBytes({ snapshot: { meta }, nodes, strings }: HeapSnapshot): number {
  const { length } = meta.node_fields;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => meta.node_fields.indexOf(field)) as [
    number,
    number,
    number,
  ];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += length) {
    if (meta.node_types[0][nodes[node + type]!] === 'code') continue;
    if (!OF_THE_BROWSER.test(strings[nodes[node + name]!]!)) bytes += nodes[node + size]!;
  }
  return bytes;
}

/** Takes a snapshot after a garbage collection. */
export async function heldHeap(cdp: CDPSession): Promise<number> {
  let text = '';
  const add = ({ chunk }: { chunk: string }) => void (text += chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', add);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', add);
  return heldBytes(JSON.parse(text) as HeapSnapshot);
}
