import crawlers from 'crawler-user-agents';
import { isbot } from 'isbot';
import browsers from 'top-user-agents';
import { describe, expect, test } from 'vitest';
import { isBot } from '../../src/telemetry/is-bot';

describe('bots:', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 Chrome-Lighthouse',
    'Mozilla/5.0 (compatible; Baiduspider-render/2.0)',
    'AdsBot-Google (+http://www.google.com/adsbot.html)',
    'Mozilla/5.0 (compatible; SemrushBot/7~bl; +https://www.semrush.com/bot.html)',
    'some-crawler/1.0',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GoogleOther) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/100.0.0.0 Mobile Safari/537.36 (compatible; Google-Read-Aloud)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; Google Web Preview) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 PTST/250901.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 DatadogSynthetics',
  ])('%s', (userAgent) => {
    expect(isBot(userAgent)).toBe(true);
    expect(isbot(userAgent)).toBe(true);
  });

  test('GTmetrix, which isbot takes for a shopper', () => {
    const gtmetrix =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 GTmetrix';
    expect(isBot(gtmetrix)).toBe(true);
  });
});

describe('shoppers:', () => {
  test.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.0.0',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36 NAVER(inapp; search; 1000)',
  ])('%s', (userAgent) => {
    expect(isBot(userAgent)).toBe(false);
  });
});

describe('how many user agents there are, and how many our pattern and the package isbot take for bots:', () => {
  const all = crawlers.flatMap(({ instances }) => instances);
  // Only these run scripts; what they miss is mostly monitors and previews with a browser's own name.
  const withEngine = all.filter((userAgent) => /(?:Chrome|Firefox|Safari)\//.test(userAgent));
  const count = (list: readonly string[]) => [list.length, list.filter(isBot).length, list.filter(isbot).length];

  test.each<[what: string, list: readonly string[], counted: number[]]>([
    ['crawlers', all, [2118, 1618, 2109]],
    ['crawlers with the engine of a browser', withEngine, [270, 192, 261]],
    ['the most common browsers', browsers, [100, 0, 0]],
  ])('%s', (_what, list, counted) => {
    expect(count(list)).toEqual(counted);
  });
});
