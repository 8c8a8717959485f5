import parsePolicy from 'content-security-policy-parser';

/** What a page's content policy has to allow besides its own. */
export interface PolicyAdditions {
  /** Hashes of inline scripts, such as `'sha256-…'`, and nonces. */
  scriptSources: readonly string[];
  /** Of inline styles. */
  styleHashes: readonly string[];
  /** The widget's files, such as `http://localhost:4173/karui/1.2.3/`. */
  files: string;
  /** The panel's own files and reports, with a slash at its end. */
  own: string;
  /** Where the browser reports what was refused. */
  reportTo: string;
  origins: { store: string; local: string };
}

type Policy = Map<string, string[]>;

/** They speak of https, which there is none of here; reports go to the terminal instead of the store. */
const LEFT_OUT = ['upgrade-insecure-requests', 'block-all-mixed-content', 'report-uri', 'report-to'];

const isHashOrNonce = (source: string): boolean => /^'(sha\d+|nonce)-/i.test(source);

/** A hash turns `'unsafe-inline'` off, so where that alone allows inline code, no hash is added. */
const allowsInline = (sources: readonly string[]): boolean =>
  sources.some((source) => /^'unsafe-inline'$/i.test(source)) &&
  !sources.some((source) => isHashOrNonce(source) || /^'strict-dynamic'$/i.test(source));

const withSources = (sources: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...sources.filter((source) => !/^'none'$/i.test(source)), ...added]),
];

/** Adds sources to directives; one that the policy leaves to `default-src` gets a copy of that. */
function add(policy: Policy, names: readonly string[], added: (sources: readonly string[]) => readonly string[]): void {
  const [main = ''] = names;
  const fallback = policy.get('default-src');
  if (!names.some((name) => policy.has(name)) && fallback) policy.set(main, [...fallback]);
  for (const name of names) {
    const sources = policy.get(name);
    if (sources) policy.set(name, withSources(sources, added(sources)));
  }
}

const FETCHES = /^(.*-src|.*-src-(elem|attr)|form-action)$/;

/** The page's own address is another one here: what the policy allows of either, it allows of both. */
function translate(policy: Policy, { store, local }: PolicyAdditions['origins']): void {
  const { host } = new URL(store);
  for (const [name, sources] of policy) {
    if (!FETCHES.test(name)) continue;
    const own = sources.filter((source) => source.replace(/^https?:\/\//i, '').split('/')[0] === host);
    const here = own.map((source) => source.replace(/^(https?:\/\/)?[^/]+/i, local));
    const there = sources.some((source) => /^'self'$/i.test(source)) ? [store] : [];
    policy.set(name, [...new Set([...sources, ...here, ...there])]);
  }
}

const written = (policy: Policy): string =>
  Array.from(policy, ([name, values]) => [name, ...values].join(' ')).join('; ');

function widen(text: string, additions: PolicyAdditions): string {
  const policy = parsePolicy(text);
  if (policy.size === 0) return text;
  const { scriptSources, styleHashes, files, own, reportTo, origins } = additions;
  for (const name of LEFT_OUT) policy.delete(name);
  translate(policy, origins);
  const hashes = (wanted: readonly string[]) => (sources: readonly string[]) => (allowsInline(sources) ? [] : wanted);
  add(policy, ['script-src', 'script-src-elem'], (sources) => [...hashes(scriptSources)(sources), files, own]);
  add(policy, ['style-src', 'style-src-elem'], (sources) => [...hashes(styleHashes)(sources), files]);
  add(policy, ['img-src'], () => [files]);
  add(policy, ['connect-src'], () => [own]);
  policy.set('report-uri', [reportTo]);
  return written(policy);
}

/**
 * A header's content policies with the widget allowed as security.md says, and all else in force. A policy in the page itself can't
 * report.
 */
export function widenPolicies(text: string, additions: PolicyAdditions, { inPage = false } = {}): string {
  return text
    .split(',')
    .map((one) => widen(one, additions))
    .map((one) => (inPage ? one.replace(/; report-uri .*$/, '') : one))
    .join(', ');
}
