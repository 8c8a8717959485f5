/**
 * Reads a body to its end.
 *
 * @param limit of its size, in bytes
 * @returns null if it is larger, or never ends
 */
export async function readBounded(body: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
