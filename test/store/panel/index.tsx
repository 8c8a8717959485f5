import { render } from 'preact';
import { Panel } from './panel';
import css from './panel.css?inline';

// In a shadow root of its own: the theme's rules stay out, and nothing in here is part of the page's product form.
const host = document.createElement('div');
host.id = 'store-panel';
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
root.adoptedStyleSheets = [sheet];
document.body.append(host);
render(<Panel />, root);
