import { adoptStyle } from '../lib/adopt-style';
import { BLOCK_SIZE, derive, type Derived } from './derive';
import { oldRules, type OldRule } from './old-rules';
import { createProbe } from './probe';
import type { Memory } from './remembered';

/** How often what was found is told, of one (specification, wallets §9). */
const SAMPLING_RATE = 0.001;

/** How long the pass may hold the main thread, in milliseconds. */
const SLICE = 5;

async function collect(): Promise<OldRule[]> {
  const rules: OldRule[] = [];
  let until = 0;
  for (const rule of oldRules(document.styleSheets)) {
    if (rule) rules.push(rule);
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + SLICE;
    }
  }
  return rules;
}

// One reading of the style sheets serves all hosts of a page.
let collected: Promise<OldRule[]> | undefined;

/** In a style element with the id that other code looks for. */
function write(css: string): void {
  const style = document.createElement('style');
  style.id = 'global-shopify-accelerated-checkout-styles';
  style.textContent = css;
  // A page that hands out nonces would refuse the element, and say so in its console. A constructed sheet it can't refuse.
  if (!document.querySelector('[nonce]')) document.head.appendChild(style);
  if (!style.sheet) adoptStyle(document, css);
}

// Selectors that were taken up on this page, and the rules that came of them.
let taken = '';
let found = '';

/**
 * Derives custom properties from a theme's rules on the buttons' old names and applies them to hosts of this kind. To be called when
 * the page is idle; never holds the main thread for long. What would move the page (the height) is only remembered, and applied on
 * the next page before its buttons are painted; once the shopper has pressed anything, that goes for all of it.
 *
 * @param memory what `applyRemembered()` returned when the page began
 * @param note told of the findings on one page view in a thousand
 */
export async function runCompat(
  host: HTMLElement,
  memory: Memory,
  note: (name: string, data: Readonly<Record<string, unknown>>) => void,
): Promise<void> {
  // No specificity: a theme that sets a property on the host, anywhere, is always right. The switch is part of the selector.
  const selector = `:where(${host.localName}:not([disable-compat]))`;
  const ruleOf = (values: Derived) => `${selector}{${values.map((value) => value.join(':')).join(';')}}`;
  if (host.hasAttribute('disable-compat') || `${memory.css}${taken}`.includes(selector)) return;
  taken += selector;
  const rules = await (collected ??= collect());
  const computed = getComputedStyle(host);
  // What the theme set itself, on the host or around it, stays. A value that computes to nothing counts as not set.
  const isNeeded = ([name, value]: Derived[number]) => value && !computed.getPropertyValue(name);
  const values = derive(rules, createProbe(host)).filter(isNeeded);
  found += ruleOf(values);
  try {
    sessionStorage.setItem('karui:compat', `${memory.key}\n${memory.css}${found}`);
  } catch {
    // No storage, or a full one: the next page looks again.
  }
  const still = values.filter(([name]) => name !== BLOCK_SIZE);
  if (still[0] && !navigator.userActivation?.hasBeenActive) write(ruleOf(still));
  if (Math.random() < SAMPLING_RATE) note('style_compat', { css: ruleOf(values) });
}
