import { DISABLE_COMPAT } from '../names';
import { collect } from './old-rules';
import { derive, ruleOf, skeletonRule, themeButtonShadow } from './derive';
import { readMemory, remember } from './memory';
import { createProbe, writeStyle } from './probe';

/** Share of page views whose findings are reported. */
const SAMPLING_RATE = 0.001;

// Kinds of hosts that the pass has handled on this page.
const handledKinds = new Set<string>();

/**
 * Derives custom properties from a theme's rules on the buttons' old names, and applies them to hosts of this kind, once for each page.
 * Call it when the page is idle; it never blocks the main thread for long.
 *
 * The height and the place of a row would move the page, so they are only remembered: the core applies them to the next page before the
 * buttons are painted. After
 * the shopper's first click or key, nothing is applied to this page any more. If the remembered rules were wrong, they are replaced for the
 * next page; this page stays as it is.
 *
 * @param track called with the findings on one page view in a thousand
 */
export async function runCompat(
  host: HTMLElement,
  track: (name: string, data: Readonly<Record<string, unknown>>) => void,
): Promise<void> {
  const kind = host.localName;
  if (host.hasAttribute(DISABLE_COMPAT) || handledKinds.has(kind)) return;
  handledKinds.add(kind);
  const rules = await collect();
  const values = derive(rules, createProbe(host), themeButtonShadow(host)).filter(([, value]) => value);
  const css = ruleOf(kind, values) + skeletonRule(kind, host);

  const memory = readMemory();
  const isOfKind = (rule: string) => rule.includes(`${kind}:not`);
  const isApplied = memory.some(isOfKind);
  remember([...memory.filter((rule) => !isOfKind(rule)), css].filter(Boolean));

  const still = values.filter(([name]) => /radius|shadow/.test(name));
  if (still[0] && !isApplied && !navigator.userActivation?.hasBeenActive) writeStyle(ruleOf(kind, still));
  if (Math.random() < SAMPLING_RATE) track('style_compat', { css });
}
