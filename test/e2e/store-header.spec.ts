import { expect, test } from './fixtures';

for (const theme of ['a', 'b'] as const) {
  for (const width of [390, 1280]) {
    test(`theme ${theme}’s header shifts nothing while its HTML arrives piece by piece, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/?theme=${theme}&widget=off`);
      const moved = await page.evaluate(() => {
        const header = document.querySelector('.store-header')!;
        // Elements without a size can't visibly move.
        const places = () =>
          [header, ...header.querySelectorAll('*')].flatMap((element) => {
            const { x, y, ...size } = element.getBoundingClientRect().toJSON() as DOMRect;
            return size.width && size.height ? [`${element.localName} ${x} ${y}`] : [];
          });
        const whole = places();
        const height = header.getBoundingClientRect().height;
        const html = header.innerHTML;
        const apart: string[] = [];
        for (const { index } of html.matchAll(/<(?!\/)|(?<=>)[^<]/g)) {
          header.innerHTML = html.slice(0, index);
          for (const place of places()) if (!whole.includes(place)) apart.push(`${place} after ${index} letters`);
          if (header.getBoundingClientRect().height !== height) apart.push(`height after ${index} letters`);
        }
        return apart;
      });
      expect(moved).toEqual([]);
    });
  }
}
