import { afterEach, expect, test } from 'vitest';
import { apiVersion } from '../../src/api/request';
import { createCartClient } from '../../src/api/client';
import { documents } from '../../src/press/cart/calls';
import { answer, created } from '../press/cart/answers';

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

test('a call of the cart API goes to the version that the snippet names', async () => {
  document.head.innerHTML = '<template data-karui data-api-version="2026-10"></template>';
  const called: string[] = [];
  const shop = { accessToken: 'token', apiBase: 'https://shop.example', buyerCountry: 'JP', buyerLocale: 'ja' };
  const client = createCartClient(shop, async (url) => {
    called.push(new URL(url).pathname);
    return answer(created());
  });
  await client.send(documents.cartCreate, { input: {} });
  expect(called).toEqual(['/api/2026-10/graphql.json']);
});
