import type { ServerResponse } from 'node:http';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What is added to a page whose rest does not arrive, wherever it was cut off. */
export const brokenOff = (sentence: string): string =>
  `<!-- --></script></style></title></textarea></template><p role="alert" style="position:fixed;inset:auto 0 0;z-index:2147483647;margin:0;padding:16px;background:#a3201d;color:#fff;font:16px/1.5 system-ui,sans-serif">${escaped(sentence)}</p>`;

/** A page in the place of an answer, with the one sentence that says why. */
const failurePage = (sentence: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>No answer from the store</title>
<style>
  body { max-width: 40rem; margin: 12vh auto; padding: 0 24px; color: #20262b; background: #f7f7f5; font: 17px/1.6 system-ui, sans-serif }
  h1 { font-size: 22px } a { color: #1d5fa8 }
</style>
<h1>No answer from the store</h1>
<p>${escaped(sentence)}</p>
<p><a href="">Try again</a></p>
`;

/** Answers with that page, or with the sentence alone where no page was asked for. Cuts off what has begun already. */
export function sendFailure(response: ServerResponse, status: number, sentence: string, accept = ''): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const isPage = accept.includes('text/html');
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, {
    'content-type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(isPage ? failurePage(sentence) : `${sentence}\n`);
}
