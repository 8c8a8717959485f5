import { ofDocument } from '../core/lib/of-document';
import { oldRules, type OldRule } from './old-rules';

/** How long the pass may hold the main thread, in milliseconds. */
const SLICE = 5;

async function readAll(): Promise<OldRule[]> {
  const rules: OldRule[] = [];
  let until = 0;
  for (const rule of oldRules(ofDocument('styleSheets'))) {
    if (rule) rules.push(rule);
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + SLICE;
    }
  }
  return rules;
}

let collected: Promise<OldRule[]> | undefined;

/** The page's rules on old names, read once for all hosts and with pauses in between. */
export const collect = (): Promise<OldRule[]> => (collected ??= readAll());
