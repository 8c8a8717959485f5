import { createServer } from 'node:http';
import sirv from 'sirv';
import { render } from './out/render.js';

const [files, widget] = ['out/client', 'public'].map((folder) => sirv(folder));
const html = (path) => `<!doctype html>
<meta charset="utf-8" /><link rel="icon" href="data:," />
<body><div id="app">${render(path)}</div><script type="module" src="/client.js"></script></body>`;

/** No text of a script's becomes HTML but by these. */
const POLICY = "require-trusted-types-for 'script'; trusted-types karui karui-react rspack";

createServer((request, response) =>
  files(request, response, () =>
    widget(request, response, () => {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Content-Security-Policy', POLICY);
      response.end(html(request.url));
    }),
  ),
).listen(process.env.PORT, '127.0.0.1', () => console.log(`http://localhost:${process.env.PORT}`));
