import type { PayPalV6Simulator } from '../simulator';

const TYPES: readonly string[] = ['buynow', 'checkout', 'donate', 'pay', 'subscribe'];

/** Tag → its own colours as classes. */
const COLORS: Readonly<Record<string, readonly string[]>> = {
  'paypal-button': ['paypal-gold', 'paypal-blue', 'paypal-silver', 'paypal-white', 'paypal-black'],
  'venmo-button': ['venmo-blue', 'venmo-black', 'venmo-white'],
};

/** Tags that the core registers besides, and which nothing here uses. */
const OTHERS = [
  'paypal-pay-later-button',
  'paypal-credit-button',
  'paypal-basic-card-button',
  'paypal-basic-card-container',
  'paypal-message',
  'paypal-message-teaser',
];

const PAINT = { gold: '#ffc439', blue: '#0070ba', silver: '#eee', white: '#fff', black: '#000' } as const;

const cssOf = (color: string, radius: string): string => `
  :host { display: block; min-height: 25px; height: 45px; }
  button { width: 100%; height: 100%; border: 0; padding: 0; border-radius: var(${radius}, 0); font: 600 16px system-ui;
    background: ${PAINT[color as keyof typeof PAINT] ?? PAINT.gold}; cursor: pointer; }`;

/** PayPal's own button as an element: it draws, and starts nothing by itself. */
function buttonClass(tag: keyof typeof COLORS & string, name: string, simulator: PayPalV6Simulator) {
  return class extends HTMLElement {
    connectedCallback(): void {
      if (this.hasAttribute('data-drawn')) return;
      this.toggleAttribute('data-drawn', true);
      const type = this.getAttribute('type');
      const colors = [...this.classList].filter((one) => /^(paypal|venmo)-/.test(one));
      if (type !== null && !TYPES.includes(type)) simulator.violate(23, `<${tag}>: unknown type ${type}`);
      for (const color of colors)
        if (!COLORS[tag]!.includes(color)) simulator.violate(23, `<${tag}>: unknown class ${color}`);
      const root = this.attachShadow({ mode: 'closed' });
      const style = new CSSStyleSheet();
      style.replaceSync(cssOf(colors[0]?.split('-')[1] ?? 'gold', `--${tag.split('-')[0]}-button-border-radius`));
      root.adoptedStyleSheets = [style];
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = type === null ? name : `${type} ${name}`;
      button.disabled = this.hasAttribute('disabled');
      root.append(button);
      // A disabled one swallows clicks, also those on itself.
      this.addEventListener(
        'click',
        (event) => this.hasAttribute('disabled') && event.stopImmediatePropagation(),
        true,
      );
    }
  };
}

/** Registers PayPal's tags. Throws where they are taken, as by another core. */
export function defineTags(simulator: PayPalV6Simulator): void {
  customElements.define('paypal-button', buttonClass('paypal-button', 'PayPal', simulator));
  customElements.define('venmo-button', buttonClass('venmo-button', 'Venmo', simulator));
  for (const tag of OTHERS) customElements.define(tag, class extends HTMLElement {});
}
