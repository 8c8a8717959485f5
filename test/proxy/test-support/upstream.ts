import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { closed, listening } from '../../store/server/http/listen';

/** A store that does what a test says. */
export interface Upstream {
  url: string;
  server: Server;
  /** What has arrived, oldest first. */
  requests: IncomingMessage[];
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Opens a store on this machine. */
export async function openUpstream(answer: Answer): Promise<Upstream> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  const { port } = await listening(server, 0);
  return { url: `http://localhost:${port}`, server, requests, close: () => closed(server) };
}

/** Answers with a page. */
export const page =
  (html: string, headers: Record<string, string | string[]> = {}): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(html);
  };
