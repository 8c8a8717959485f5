import { renderToString } from 'preact/compat/server';
import { App } from './app.jsx';

export const render = (path) => renderToString(<App start={path} />);
