import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './import-graph';

interface Question {
  type: string;
  id?: string;
  attributes: Record<string, unknown>;
}

interface Form {
  name: string;
  description: string;
  body: Question[];
}

const folder = resolve(root, '.github/ISSUE_TEMPLATE');
const read = (name: string): unknown => parse(readFileSync(resolve(folder, name), 'utf8'));
const forms = readdirSync(folder)
  .filter((name) => name !== 'config.yml')
  .map((name) => [name, read(name) as Form] as const);

/** What GitHub asks of each kind of question, or it shows no form at all (https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema). */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  markdown: ['value'],
  input: ['label'],
  textarea: ['label'],
  dropdown: ['label', 'options'],
};

test('the repository has a form for stores, for wallets and for questions', () => {
  expect(forms.map(([name]) => name)).toEqual(['question.yml', 'store-page.yml', 'wallet.yml']);
});

test.each(forms)('%s is a form as GitHub takes it', (_, { name, description, body }) => {
  expect(name).toEqual(expect.any(String));
  expect(description).toEqual(expect.any(String));
  const missing = body.flatMap(({ type, attributes }) =>
    (NEEDED[type] ?? [`a known type, not ${type}`]).filter((attribute) => !attributes[attribute]),
  );
  expect(missing).toEqual([]);
  const questions = body.filter(({ type }) => type !== 'markdown');
  expect(questions.length).toBeGreaterThan(0);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  expect(questions.filter(({ id }) => !id || !/^[\w-]+$/.test(id))).toEqual([]);
});

test('choices of a form have different texts, none of them "None", which GitHub adds itself', () => {
  const dropdowns = forms.flatMap(([, { body }]) => body.filter(({ type }) => type === 'dropdown'));
  for (const { attributes } of dropdowns) {
    const options = attributes['options'] as string[];
    expect(options.filter((option) => typeof option !== 'string' || option.toLowerCase() === 'none')).toEqual([]);
    expect(new Set(options).size).toBe(options.length);
  }
});
