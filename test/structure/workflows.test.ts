import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import pkg from '../../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => [name, readFileSync(resolve(folder, name), 'utf8')] as const);

/** Every job of every workflow: GitHub leaves out without a word what it does not understand. */
const JOBS: Readonly<Record<string, readonly string[]>> = {
  'codeql.yml': ['analyze'],
  'contract.yml': ['contract'],
  'lighthouse.yml': ['lighthouse'],
  'nightly.yml': ['all', 'one-browser', 'frameworks'],
  'release.yml': ['build', 'frameworks', 'publish'],
  'sizes.yml': ['sizes'],
  'tests.yml': ['tests', 'signatures'],
};

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, string>;
}

interface Job {
  needs?: string[];
  permissions?: Record<string, string>;
  strategy?: { matrix: Record<string, string[]> };
  env?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const read = (name: string) => parse(readFileSync(resolve(folder, name), 'utf8')) as Workflow;
const release = read('release.yml');
const runs = (job: string) => release.jobs[job]!.steps.flatMap(({ run }) => run ?? []);

test.each(workflows)('%s is a workflow as GitHub takes it', async (name, content) => {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const { jobs } = await convertWorkflowTemplate(context, value!);
  expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  expect(jobs.map(({ id }) => id.value)).toEqual(JOBS[name]);
});

test('every workflow is known here', () => {
  expect(workflows.map(([name]) => name).sort()).toEqual(Object.keys(JOBS).sort());
});

test.each(workflows)('%s runs scripts and reads files that are there', (_, text) => {
  const scripts = [...text.matchAll(/(?:npm run(?: --silent)?|build_script:) ([\w:-]+)/g)].map(([, name]) => name);
  expect(scripts.filter((name) => !Object.hasOwn(pkg.scripts, name!))).toEqual([]);
  const files = [...text.matchAll(/--config[= ](\S+)/g)].map(([, file]) => file);
  expect(files.filter((file) => !existsSync(resolve(root, file!)))).toEqual([]);
});

test.each(workflows)('%s uses actions at a commit, which nobody can move', (_, text) => {
  const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((action) => !/@[0-9a-f]{40}$/.test(action!))).toEqual([]);
});

test('tests run with the oldest Node that the project promises, and every fixed Node version is this one', () => {
  const [, oldest] = /^>=([\d.]+)$/.exec(pkg.engines.node) ?? [];
  const { strategy } = parse(readFileSync(resolve(folder, 'tests.yml'), 'utf8')).jobs.tests;
  expect(strategy.matrix.node).toContain(oldest);
  const given = workflows.flatMap(([, text]) => [...text.matchAll(/node-version: '([^']+)'/g)].map(([, node]) => node));
  expect([...new Set(given)]).toEqual([oldest]);
});

test('a release is tested and built without the right to write', () => {
  expect(release.permissions).toEqual({});
  expect(release.jobs['build']!.permissions).toEqual({ contents: 'read' });
  expect(runs('build')).toContain('npm run test:all');
  expect(runs('build')).toContain('rm -rf dist && npm run build');
});

test('a release has the three zips, the package for npm and the bill of materials, each with its hash', () => {
  const pack = runs('build').find((run) => run.includes('zip -X'))!;
  const [, hashed = ''] = /^sha256sum (.*) >> SHA256SUMS$/m.exec(pack) ?? [];
  const packed = ['.zip', '-theme.zip', '-extension.zip', '.tgz'].map((end) => `"karui-$VERSION${end}"`);
  expect(hashed.split(' ')).toEqual([...packed, 'karui.cdx.json']);
  expect(pack).toContain('cp "karui-$VERSION.tgz" ../release');
  for (const kind of ['theme', 'extension'])
    expect(pack).toContain(`cp "$VERSION-${kind}.zip" "../release/karui-$VERSION-${kind}.zip"`);
  expect(runs('publish').join()).toContain(' karui-*.zip karui-*.tgz karui.cdx.json SHA256SUMS ');
});

test('nothing is released before it is proved in frameworks, whose packages come near neither the build nor the right to write', () => {
  expect(release.jobs['publish']!.needs).toEqual(['build', 'frameworks']);
  expect(release.jobs['frameworks']!.permissions).toEqual({ contents: 'read' });
  expect(runs('frameworks')).toEqual(['npm ci', 'npm run build', 'npm run frameworks']);
  expect(runs('build')).not.toContain('npm run frameworks');
});

test('the job that publishes a release may write, and runs no code of the repository or of a package', () => {
  const { permissions, steps } = release.jobs['publish']!;
  expect(permissions).toEqual({ contents: 'write', 'id-token': 'write', attestations: 'write' });
  expect(steps.map(({ uses, run }) => (uses ?? run!).split(/[@"]/)[0]!.trim())).toEqual([
    'actions/download-artifact',
    'actions/attest-build-provenance',
    'actions/attest',
    'gh release create',
  ]);
});

test('a release builds the bill of materials, and attests it for the zips and the package', () => {
  const made = runs('build').join('\n');
  expect(made).toContain('npm run --silent sbom > release/karui.cdx.json');
  const attests = release.jobs['publish']!.steps.flatMap((step) => (step.with ? [step.with] : [])).slice(1);
  expect(attests).toEqual([
    { 'subject-checksums': 'SHA256SUMS' },
    { 'subject-path': 'karui-*.zip\nkarui-*.tgz\n', 'sbom-path': 'karui.cdx.json' },
  ]);
});

test('signatures of packages are checked before any of their scripts runs', () => {
  const steps = read('tests.yml').jobs['signatures']!.steps.flatMap(({ run }) => run ?? []);
  expect(steps).toEqual(['npm ci --ignore-scripts', 'npm audit signatures']);
});

test('CodeQL may write its findings and nothing else, and looks at the sources and the workflows', () => {
  const { permissions, jobs } = read('codeql.yml');
  expect(permissions).toEqual({});
  expect(jobs['analyze']!.permissions).toEqual({ 'security-events': 'write', contents: 'read', actions: 'read' });
  expect(jobs['analyze']!.strategy?.matrix).toEqual({ language: ['javascript-typescript', 'actions'] });
  expect(jobs['analyze']!.steps.map(({ uses }) => uses?.split('@')[0])).toEqual([
    'actions/checkout',
    'github/codeql-action/init',
    'github/codeql-action/analyze',
  ]);
});

test('all actions of one project are pinned to one commit, so that they fit each other', () => {
  const commits = new Map<string, Set<string>>();
  const texts = workflows.map(([, text]) => text).join('\n');
  for (const [, name, commit] of texts.matchAll(/uses: ([\w.-]+\/[\w.-]+)\S*@(\S+)/g))
    commits.set(name!, (commits.get(name!) ?? new Set()).add(commit!));
  expect([...commits].filter(([, at]) => at.size > 1).map(([name]) => name)).toEqual([]);
});

test.each([
  ['nightly.yml', 'all'],
  ['release.yml', 'build'],
])('%s tests all, in other engines too, and fails where one of them is missing', (name, id) => {
  const { env: ofJob, steps } = read(name).jobs[id]!;
  const at = steps.findIndex(({ run }) => run === 'npm run test:all');
  const env = { ...ofJob, ...steps[at]!.env };
  expect(Object.keys(env).sort()).toEqual(['FIREFOX_PATH', 'WEBKIT_DRIVER_PATH']);
  const installs = steps.slice(0, at).flatMap(({ run }) => run?.match(/apt-get install .*/) ?? []);
  expect(installs.join()).toMatch(/ webkit2gtk-driver xvfb$/);
});
