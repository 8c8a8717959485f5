import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { logsBody, metricsBody, withMember } from '../../test-support/telemetry-bodies';
import { createStore } from '../create-store';

test('what the receiver of metrics has taken is written as lines, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'karui-store-'));
  const file = join(folder, 'metrics.jsonl');
  const store = await createStore('', file).listen(0);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${store.url}/__telemetry/otlp/v1/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return status;
  };
  const other = withMember(metricsBody(), 'resourceMetrics.0.scopeMetrics.0.metrics.0.unit', '{visit}');
  expect(await post('metrics', metricsBody())).toBe(200);
  expect(await post('metrics', { resourceMetrics: 7 })).toBe(400);
  expect(await post('logs', logsBody())).toBe(200);
  expect(await post('metrics', other)).toBe(200);
  expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(metricsBody())}\n${JSON.stringify(other)}\n`);
});
