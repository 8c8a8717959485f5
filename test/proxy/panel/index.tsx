import { render } from 'preact';
import css from '../../store/panel/panel.css?inline';
import { readLook } from './look';
import own from './look.css?inline';
import { Panel } from './panel';
import { createReporter } from './report';
import { watchPage } from './watch-page';

// Beside the body, and in a closed shadow root: neither the theme's styles nor its scripts meet it.
const host = document.createElement('karui-look');
const root = host.attachShadow({ mode: 'closed' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(css + own);
root.adoptedStyleSheets = [sheet];
document.documentElement.append(host);

const look = readLook();
const report = createReporter(look);
watchPage(look, (seen) => {
  render(<Panel look={look} seen={seen} />, root);
  report(seen);
});
