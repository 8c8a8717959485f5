import { render } from 'preact';
import { Panel } from './panel';
import css from './panel.css?inline';

// In a shadow root, so that the theme's styles do not apply and nothing here belongs to the page's product form.
const host = document.createElement('div');
host.id = 'store-panel';
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
root.adoptedStyleSheets = [sheet];
document.body.append(host);
render(<Panel />, root);
