import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** An answer as it comes, neither unpacked nor followed. */
export async function ask(
  url: string,
  headers: Record<string, string> = {},
): Promise<IncomingMessage & { bytes: Buffer }> {
  const [response] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  return Object.assign(response, { bytes: Buffer.concat(pieces) });
}
