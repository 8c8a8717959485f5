import { collect } from './collect';
import { BLOCK_SIZE, derive } from './derive';
import { readMemory, remember } from './memory';
import { createProbe } from './probe';
import { ruleOf } from './rule-of';
import { skeletonRule, themeButtonShadow } from './own-button';
import { writeStyle } from './write-style';

/** The findings are reported for this share of page views. */
const SAMPLING_RATE = 0.001;

// Kinds of hosts that the pass has handled on this page.
const handledKinds = new Set<string>();

/**
 * Derives custom properties from a theme's rules on the buttons' old names and applies them to hosts of this kind, once to a page. To
 * be called when the page is idle; never holds the main thread for long. What would move the page (the height) is only remembered,
 * and applied by the snippet on the next page before its buttons are painted; after the shopper's first click or key, nothing is applied
 * to this page any more. A memory that proves wrong is replaced for the next page; this one stays as it is.
 *
 * @param note told of the findings on one page view in a thousand
 */
export async function runCompat(
  host: HTMLElement,
  note: (name: string, data: Readonly<Record<string, unknown>>) => void,
): Promise<void> {
  const kind = host.localName;
  if (host.hasAttribute('disable-compat') || handledKinds.has(kind)) return;
  handledKinds.add(kind);
  const rules = await collect();
  const values = derive(rules, createProbe(host), themeButtonShadow(host)).filter(([, value]) => value);
  const css = ruleOf(kind, values) + skeletonRule(kind, host);

  const memory = readMemory();
  const isOfKind = (rule: string) => rule.includes(`${kind}:not`);
  const isApplied = memory?.some(isOfKind);
  if (memory) remember([...memory.filter((rule) => !isOfKind(rule)), css].filter(Boolean));

  const withoutHeight = values.filter(([name]) => name !== BLOCK_SIZE);
  if (withoutHeight[0] && !isApplied && !navigator.userActivation?.hasBeenActive)
    writeStyle(ruleOf(kind, withoutHeight));
  if (Math.random() < SAMPLING_RATE) note('style_compat', { css });
}
