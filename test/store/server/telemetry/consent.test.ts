import { expect, test } from 'vitest';
import { useStore } from '../../test-support/use-store';

const store = useStore();

/** Asks as a shopper with these cookies, and keeps those that the store sets. */
function shopper() {
  const cookies = new Map<string, string>();
  return async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await store.get(path, { ...init, headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    await response.arrayBuffer();
    return { timing: response.headers.get('server-timing'), consent: cookies.get('_tracking_consent') };
  };
}
const decline = (from?: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ consent: 'declined-v3', from }),
});
const HEAD = { method: 'HEAD' };
const DECLINED = '_cmp;desc="3amps._FRIDF_f_f_ABEiM0RVZneImaq7zN3u*w"';
const MOCKS = '_y;desc="00000000-0000-0000-5000-000000000000", _s;desc="00000000-0000-0000-5000-000000000000"';

test('the platform of today tells consent and tokens in `Server-Timing`, made-up ones after a decline, and sets no cookie', async () => {
  const ask = shopper();
  expect((await ask('/products/sencha')).timing).toMatch(/_y;desc="00112233-[^"]+", _s;[^]*_cmp;desc="3\.AMPS_/);
  await ask('/__store/consent', decline());
  for (const init of [{}, HEAD]) {
    const { timing, consent } = await ask('/', init);
    expect(timing).toContain(`${MOCKS}, ${DECLINED}`);
    expect(consent).toBeUndefined();
  }
  const { timing } = await ask('/api/unstable/graphql.json', { method: 'POST' });
  expect(timing).toBe(MOCKS);
});

test('with `platform=head` only `HEAD /` tells, with `silent` nothing does, and `2025` has the cookie', async () => {
  const ask = shopper();
  await ask('/__store/consent', decline());
  expect((await ask('/?platform=head')).timing).toBeNull();
  expect((await ask('/', HEAD)).timing).toContain(DECLINED);
  expect((await ask('/?platform=silent', HEAD)).timing).toBeNull();
  const old = await ask('/?platform=2025', HEAD);
  expect([old.timing, decodeURIComponent(old.consent!)]).toEqual([null, expect.stringMatching(/^3amps\./)]);
});

test('what is chosen for the platform of 2025 is in the cookie, at once or with the next `HEAD /`', async () => {
  const ask = shopper();
  expect((await ask('/__store/consent', decline('cookie'))).consent).toMatch(/^3amps\./);
  expect((await ask('/__store/consent', decline('head'))).consent).toBeUndefined();
  expect((await ask('/')).timing).toBeNull();
});
