import {expect, test} from '@playwright/test'
import {z} from 'zod'
import {secrets} from '#tests/support/secrets.ts'

test('GET /api/health reports that database and content respond (OPS-2)', async ({request}) => {
  const response = await request.get('/api/health')
  expect(response.status()).toBe(200)
  const {knowsContentUntil, ...parts} = z
    .record(z.string(), z.unknown())
    .parse(await response.json())
  expect(parts).toEqual({status: 'ok', database: 'ok', content: 'ok'})
  // Null until the first comparison with the content lake ends.
  expect(knowsContentUntil ?? new Date().toISOString()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

test('GET /api/metrics returns samples for Prometheus, only with its token (OPS-9)', async ({
  request,
}) => {
  for (const authorization of ['', 'Bearer guessed', `Basic ${secrets.METRICS_TOKEN}`]) {
    const refused = await request.get('/api/metrics', {headers: {authorization}})
    expect([authorization, refused.status()]).toEqual([authorization, 401])
  }
  // The first request reads Next's cache, the second the page cache.
  await request.get('/')
  await request.get('/')
  const response = await request.get('/api/metrics', {
    headers: {authorization: `Bearer ${secrets.METRICS_TOKEN}`},
  })
  expect(response.headers()).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  })
  const text = await response.text()
  for (const sample of [
    /^site_up\{part="database"\} 1$/m,
    /^site_responses_total\{status="200"\} [1-9]\d*$/m,
    /^site_pages_total\{cache="memory"\} [1-9]\d*$/m,
    /^site_pages_total\{cache="hit"\} [1-9]\d*$/m,
    /^site_publications_total \d+$/m,
    /^site_response_seconds_bucket\{le="\+Inf"\} [1-9]\d*$/m,
    /^site_outbox_age_seconds \d/m,
    /^nodejs_eventloop_lag_p99_seconds \d/m,
    /^nodejs_heap_size_used_bytes \d/m,
    /^process_cpu_seconds_total \d/m,
    /^process_resident_memory_bytes \d/m,
    /^process_start_time_seconds \d/m,
  ])
    expect(text).toMatch(sample)
})
