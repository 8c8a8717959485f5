import { afterEach, expect, test, vi } from 'vitest';
import { visit } from '../../src/lib/visit-id';
import { createReports } from '../../src/telemetry/errors/report-payload';
import { ALLOWED } from '../../src/telemetry/parse-consent';

/** The session's id on a page that is opened anew. */
function sessionIdOfNewPage(): unknown {
  delete visit.id;
  const body = createReports('key', 'production').session(ALLOWED) as { sessions: [{ id?: unknown }] };
  return body.sessions[0].id;
}

afterEach(() => {
  delete visit.id;
  vi.unstubAllGlobals();
});

const getRandomValues = crypto.getRandomValues.bind(crypto);
const UUID = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';

test('a session has the id of the visit, which is a UUID where the browser makes one', () => {
  vi.stubGlobal('crypto', { randomUUID: () => UUID, getRandomValues });
  expect(sessionIdOfNewPage()).toBe(UUID);
  expect(visit.id).toBe(UUID);
});

test.each<[page: string, crypto: object | undefined]>([
  ['an insecure page, which has no randomUUID', { getRandomValues }],
  ['a browser without crypto', undefined],
])('%s: each session has an id of its own', (_page, found) => {
  vi.stubGlobal('crypto', found);
  const ids = Array.from({ length: 1000 }, sessionIdOfNewPage);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});
