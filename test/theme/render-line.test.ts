import { expect, test } from 'vitest';
import { addLine, removeLine, renderedAt } from '../../src/build/theme/render-line';

const LINE = "{% render 'karui' %}";
const VIEWPORT = '<meta name="viewport" content="width=device-width">';
const HEADER = '{{ content_for_header }}';
const SHEET = "{{ 'base.css' | asset_url | stylesheet_tag }}";

const page = (...head: string[]) =>
  ['<html>', '  <head>', ...head.map((line) => `    ${line}`), '  </head>', ''].join('\n');

/** Layout → the line of its head behind which ours stands; the head's first line is 1, and 0 its tag. */
test.each([
  ['behind the charset where that is last', page(VIEWPORT, '<meta charset="utf-8">', SHEET, HEADER), 2],
  ['behind the viewport', page('<meta charset="utf-8">', VIEWPORT, '<title>a</title>', SHEET, HEADER), 2],
  [
    'behind what renders the meta tags',
    page('<title>a</title>', "{%- render 'meta-tags' -%}", "{%- render 'stylesheets' -%}", HEADER),
    2,
  ],
  [
    'behind the viewport, where the meta tags are rendered later',
    page(VIEWPORT, "{% render 'meta-tags' %}", HEADER, SHEET),
    1,
  ],
  ['before the style sheet, where the viewport comes after it', page('<title>a</title>', SHEET, VIEWPORT, HEADER), 1],
  ['before a link to a style sheet', page('<link href="a.css" rel="stylesheet">', HEADER), 0],
  ['before content_for_header, where there is nothing else', page('<title>a</title>', HEADER, VIEWPORT), 1],
  ['at the beginning of a head with nothing that we know', page('<title>a</title>'), 0],
  [
    'behind the block that only some pages have',
    page('{% if a %}', VIEWPORT, '{% if b %}{% endif %}', '{% endif %}', HEADER),
    4,
  ],
  ['not in a comment', page('<!--', VIEWPORT, '-->', `{% comment %}${VIEWPORT}{% endcomment %}`, VIEWPORT, HEADER), 5],
  [
    'behind a tag of several lines, with Liquid in it',
    page('<meta', '  name="viewport"', '  content="{% if a > b %}x{% endif %}"', '>', HEADER),
    4,
  ],
])('the line is added %s, and removed again', (_where, layout, behind) => {
  const added = addLine(layout)!;
  const lines = layout.split('\n');
  lines.splice(behind + 2, 0, `    ${LINE}`);
  // Behind the head's own tag there is no line to take the indent from.
  expect(added.replaceAll(/^ +/gm, '')).toBe(lines.join('\n').replaceAll(/^ +/gm, ''));
  expect(renderedAt(added)).toBe(behind + 3);
  expect(removeLine(added)).toBe(layout);
});

test.each([
  ['Windows line ends', page(VIEWPORT, HEADER).replaceAll('\n', '\r\n')],
  ['Windows line ends, before a style sheet', page(SHEET, HEADER).replaceAll('\n', '\r\n')],
  ['one line for all', `<head>${VIEWPORT}${SHEET}${HEADER}</head>`],
  ['one line for all, and no viewport', `<head><title>a</title>${SHEET}${HEADER}</head>`],
  ['tabs', `<head>\n\t${VIEWPORT}\t\n\t${HEADER}\n</head>`],
  ['no line end at its end', `<head>\n${VIEWPORT}</head>`],
])('a layout with %s is unchanged, byte by byte, after the line was added and removed', (_what, layout) => {
  const added = addLine(layout)!;
  expect(added.match(/\{% render 'karui' %\}/g)).toHaveLength(1);
  expect(added.indexOf(LINE)).toBeLessThan((added + HEADER).indexOf(HEADER));
  const bareEnds = (text: string) => text.match(/(?<!\r)\n/g)?.length ?? 0;
  if (layout.includes('\r')) expect(bareEnds(added)).toBe(0);
  expect(removeLine(added)).toBe(layout);
});

test('the line has the indent of its neighbour', () => {
  expect(addLine(page(VIEWPORT, HEADER))).toContain(`\n    ${VIEWPORT}\n    ${LINE}\n    ${HEADER}\n`);
  expect(addLine(page(SHEET, HEADER))).toContain(`<head>\n    ${LINE}\n    ${SHEET}\n`);
});

test('a layout without a head gets no line', () => {
  expect(addLine("<body>{% render 'head' %}</body>")).toBeNull();
  expect(addLine('<!-- <head></head> --><header></header>')).toBeNull();
});

test.each([
  [
    'in another spelling',
    page('{%- render "karui" -%}', HEADER),
    "layout/theme.liquid renders karui by hand in line 3: write it as {% render 'karui' %}, or take it out",
  ],
  [
    'in a liquid tag',
    page('{% liquid', "  render 'karui'", '%}', HEADER),
    "layout/theme.liquid renders karui by hand in line 4: write it as {% render 'karui' %}, or take it out",
  ],
  ['twice', page(LINE, HEADER, LINE), 'layout/theme.liquid renders karui in lines 3 and 5: leave one of them'],
  [
    'as a pasted snippet',
    page(HEADER, '<template data-karui>'),
    'layout/theme.liquid has Karui in it already, pasted by hand in line 4: take that out first',
  ],
])('a layout that has Karui %s is refused', (_how, layout, sentence) => {
  expect(() => renderedAt(layout)).toThrow(new Error(sentence));
});

test('a line in a comment does not count, and is left where it is', () => {
  const layout = page(`{% comment %}${LINE}{% endcomment %}`, `<!-- ${LINE} -->`, HEADER);
  expect(renderedAt(layout)).toBeNull();
  expect(removeLine(addLine(layout)!)).toBe(layout);
});
