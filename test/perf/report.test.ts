import { expect, test } from 'vitest';
import { putSection } from '../../perf/measure/report';

const sectionOf = (name: string, heading: string, text: string) =>
  `## ${heading}\n\n<!-- ${name} -->\n\n${text}\n\n<!-- /${name} -->\n`;

test('a section is put in its place, others are kept, and what no measurement writes any more goes', () => {
  const older = `# Older\n\n${sectionOf('weight', 'Weight', 'old')}\n## By hand\n\nold\n\n${sectionOf('leaks', 'Old heading', 'kept')}`;
  const first = putSection(older, 'scale', 'new ');
  expect(first).toMatch(/^# What the widget costs\n/);
  expect(first).toContain(`\n\n${sectionOf('scale', 'Scale', 'new')}\n${sectionOf('leaks', 'Leaks', 'kept')}`);
  expect(first).not.toMatch(/[Oo]ld/);
  expect(putSection(first, 'scale', 'newer')).toBe(first.replace('new', 'newer'));
});
