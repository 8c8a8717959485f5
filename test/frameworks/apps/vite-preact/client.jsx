import { hydrate } from 'preact';
import { App } from './app.jsx';

hydrate(<App start={location.pathname} />, document.getElementById('app'));
