import { render } from 'preact';
import { SimulatedApplePay } from './simulated-apple-pay';
import type { Simulator } from '../simulator';
import css from './sheet.css?inline';

/** Events of the sheet that its page must not see. */
const SHEETS_OWN =
  'click keydown keyup input change submit focusin focusout pointerdown touchstart touchmove touchend wheel'.split(' ');

/** Draws the sheets of a simulator, and the note that it is one. */
function draw(simulator: Simulator): void {
  const host = document.createElement('div');
  host.id = 'apple-pay-simulation';
  const root = host.attachShadow({ mode: 'closed' });
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  root.adoptedStyleSheets = [style];
  // A real sheet is not part of the page, so the page's listeners must not see its events.
  for (const name of SHEETS_OWN) root.addEventListener(name, (event) => event.stopPropagation(), { passive: true });
  document.body.append(host);
  render(<SimulatedApplePay simulator={simulator} />, root);
}

// A device with real Apple Pay has no simulator, and draws its own sheet. Apple's script brings one later.
if (window.applePaySimulator) draw(window.applePaySimulator);
else addEventListener('apple-pay-simulator', () => draw(window.applePaySimulator!), { once: true });
