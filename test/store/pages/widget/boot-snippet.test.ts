import { expect, test } from 'vitest';
import { readSnippet } from './boot-snippet';

test('a snippet is split into style, scripts and template', () => {
  const html = '<style>s</style>\n<script>r</script>\n<template>t</template>\n<script>m</script>\n';
  expect(readSnippet(html)).toEqual({ style: 's', remembered: 'r', template: 't', script: 'm' });
});

test('the first script may be part of the last one', () => {
  const html = '<style>s</style>\n<template>t</template>\n<script>m</script>\n';
  expect(readSnippet(html)).toEqual({ style: 's', remembered: '', template: 't', script: 'm' });
});

test('other HTML is not a snippet', () => {
  expect(readSnippet('<h1>404</h1>')).toBeNull();
});
