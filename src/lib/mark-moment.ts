/**
 * Marks a moment in the performance timeline. Without a detail, only the last mark of a name is kept: a page that renders its sections anew
 * all day would collect thousands. A browser or page without marks goes without.
 */
export function markMoment(name: string, detail?: string): void {
  try {
    if (!detail) performance.clearMarks(name);
    performance.mark(name, { detail });
  } catch {
    // Only measurements miss it.
  }
}
