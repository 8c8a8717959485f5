import { expect, test } from 'vitest';
import { heldBytes } from '../../perf/leaks/held-heap';

const TYPES = ['hidden', 'object', 'code', 'native', 'closure'];
const STRINGS = [
  'Host',
  'listener',
  'InstructionStream',
  'PerformanceResourceTiming',
  'blink::NetworkResourcesData::ResourceData',
  'Text',
];

/** A snapshot of nodes, each with type, name and size. */
const snapshot = (...nodes: readonly (readonly [type: string, name: string, size: number])[]) => ({
  snapshot: {
    meta: { node_fields: ['type', 'name', 'id', 'self_size'], node_types: [TYPES, 'string'] as [string[], string] },
  },
  nodes: nodes.flatMap(([type, name, size], id) => [TYPES.indexOf(type), STRINGS.indexOf(name), id, size]),
  strings: STRINGS,
});

test('does not count compiled code and the browser’s lists of requests', () => {
  const found = snapshot(
    ['code', 'InstructionStream', 1000],
    ['native', 'PerformanceResourceTiming', 136],
    ['native', 'blink::NetworkResourcesData::ResourceData', 288],
    ['object', 'Host', 1],
  );
  expect(heldBytes(found)).toBe(1);
});
