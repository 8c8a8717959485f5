import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import skeleton from 'karui/skeleton.css?url';

export default function Root() {
  return (
    <html lang="ja">
      <head>
        <link rel="icon" href="/karui.svg" />
        <link rel="stylesheet" href={skeleton} />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
