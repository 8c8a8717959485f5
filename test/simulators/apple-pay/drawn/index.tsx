import { render } from 'preact';
import { SimulatedApplePay } from './simulated-apple-pay';
import css from './sheet.css?inline';

const simulator = window.applePaySimulator;

// A device with real Apple Pay has no simulator, and draws its own sheet.
if (simulator) {
  const host = document.createElement('div');
  host.id = 'apple-pay-simulation';
  const root = host.attachShadow({ mode: 'closed' });
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  root.adoptedStyleSheets = [style];
  // A real sheet is not part of the page, so the page's listeners must not see its events.
  for (const name of ['click', 'keydown', 'keyup', 'input', 'change', 'submit', 'focusin', 'focusout', 'pointerdown'])
    root.addEventListener(name, (event) => event.stopPropagation());
  document.body.append(host);
  render(<SimulatedApplePay simulator={simulator} />, root);
}
