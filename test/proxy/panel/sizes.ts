const KEY = 'karui:look:sizes';

/** Address → bytes, as this tab has seen them. */
function readSeen(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    // No storage: there is only what this visit sees.
    return {};
  }
}

const seen = readSeen();

/** Bytes of a file, packed. Browsers say 0 of one that they had and that had not changed: then it has those of the visit before. */
export function sizeOf({ name, encodedBodySize }: PerformanceResourceTiming): number {
  if (encodedBodySize > 0 && seen[name] !== encodedBodySize) {
    seen[name] = encodedBodySize;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(seen));
    } catch {
      // Full, or there is none.
    }
  }
  return encodedBodySize || (seen[name] ?? 0);
}
