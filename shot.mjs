import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
const s = spawn('node', ['test/setup/start.mjs'], { env: { ...process.env, PORT: '4391' }, stdio: ['ignore','pipe','inherit'] });
let url=''; for await (const d of s.stdout) { process.stdout.write(d); const m=/http:\/\/localhost:\d+/.exec(String(d)); if (m) { url=m[0]; break; } }
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args:['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1280, height: 900 } });
p.on('console', m => console.log('console', m.type(), m.text())); p.on('pageerror', e => console.log('pageerror', e.stack));
for (const [n,path] of [['product','/products/sencha?recommended=shop_pay'],['bin','/products/sencha?recommended=']]) {
  await p.goto(url + path); await p.waitForTimeout(500); await p.screenshot({ path: `/tmp/${n}.png` });
  console.log(n, await p.evaluate(() => [...document.querySelectorAll('shopify-accelerated-checkout')].map(h => h.innerHTML.slice(0,300))));
}
await p.evaluate(async () => { const f = document.querySelector('form[action$="/cart/add"]'); const d = new FormData(f); await fetch('/cart/add.js', {method:'POST', body:d}); });
await p.goto(url + '/cart?wallets=shop_pay,paypal,google_pay,amazon_pay,venmo'); await p.waitForTimeout(500); await p.screenshot({ path: `/tmp/cart.png`, fullPage: true });
await p.goto(url + '/products/sencha?recommended='); await p.click('shopify-buy-it-now-button'); await p.waitForTimeout(2500); console.log(p.url());
await b.close(); s.kill(); process.exit(0);
