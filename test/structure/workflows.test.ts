import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => [name, readFileSync(resolve(folder, name), 'utf8')] as const);

test.each(workflows)('%s is a workflow as GitHub takes it', async (name, content) => {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const { jobs } = await convertWorkflowTemplate(context, value!);
  expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  expect(jobs).toHaveLength(1);
});

test.each(workflows)('%s runs scripts and reads files that are there', (_, text) => {
  const scripts = [...text.matchAll(/(?:npm run|build_script:) (\S+)/g)].map(([, name]) => name);
  expect(scripts.filter((name) => !Object.hasOwn(pkg.scripts, name!))).toEqual([]);
  const files = [...text.matchAll(/--config[= ](\S+)/g)].map(([, file]) => file);
  expect(files.filter((file) => !existsSync(resolve(root, file!)))).toEqual([]);
});

test.each(workflows)('%s uses actions at a commit, which nobody can move', (_, text) => {
  const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((action) => !/@[0-9a-f]{40}$/.test(action!))).toEqual([]);
});
