import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod/mini';
import type { News } from './create-proxy';
import { sendFailure } from './forward/failure-page';
import { OWN } from './html/parts';
import { buildPanel } from './panel/build-panel';
import { pageReport } from './panel/page-report';

const policyReport = z.object({
  'csp-report': z.object({
    'violated-directive': z.optional(z.string()),
    'effective-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});

/** Most bytes of a report. */
const LIMIT = 100_000;

/** An address as far as it may be shown: a query can hold a token. */
const bare = (address: string): string => address.replace(/[?#].*$/s, '');

/** Pages of other servers may not speak here, and reports are short. */
const mayReport = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  (headers['sec-fetch-site'] === 'same-origin' || headers.origin === `http://${headers.host}`) &&
  Number(headers['content-length'] ?? LIMIT) < LIMIT;

/** Answers below `/__karui/`: the panel, and what pages report. */
export function createOwnAnswers(tell: (news: News) => void) {
  let panel: Promise<string> | undefined;

  /** Path → what is done with the report that arrives there. */
  const reports: Readonly<Record<string, (body: unknown) => void>> = {
    [`${OWN}page`]: (body) => tell({ type: 'report', report: z.parse(pageReport, body) }),
    [`${OWN}policy`]: (body) => {
      const { 'csp-report': report } = z.parse(policyReport, body);
      const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
      tell({ type: 'refused', directive, address: bare(report['blocked-uri'] ?? '') });
    },
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = bare(request.url ?? '');
    if (path === `${OWN}panel.js` && request.method === 'GET') {
      const code = await (panel ??= buildPanel());
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
      return void response.end(code);
    }
    const take = reports[path];
    if (!take || !mayReport(request)) return sendFailure(response, 404, 'There is nothing here.');
    try {
      take(await json(request));
      response.writeHead(204).end();
    } catch {
      // Not what the panel or a browser sends.
      sendFailure(response, 400, 'That is no report.');
    }
  };
}
