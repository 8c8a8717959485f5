import { afterEach, expect, test } from 'vitest';
import { apiVersion } from '../../../src/press/api/api-version';

afterEach(() => document.head.replaceChildren());

test.each([
  ['<template data-karui data-api-version="2026-10"></template>', '2026-10'],
  ['<template data-karui></template>', 'unstable'],
  ['<template data-karui data-api-version="../evil"></template>', 'unstable'],
  ['<template data-api-version="2026-10"></template>', 'unstable'],
  ['', 'unstable'],
])('of a page with %s the API is asked in version %s', (html, version) => {
  document.head.innerHTML = html;
  expect(apiVersion()).toBe(version);
});
