import {expect, test} from '@playwright/test'
import {z} from 'zod'
import {secrets} from '#tests/support/secrets.ts'

test('OPS-2: GET /api/health says that database and content answer', async ({request}) => {
  const response = await request.get('/api/health')
  expect(response.status()).toBe(200)
  const {knowsContentUntil, ...parts} = z
    .record(z.string(), z.unknown())
    .parse(await response.json())
  expect(parts).toEqual({status: 'ok', database: 'ok', content: 'ok'})
  // Null until the first comparison with the content lake has ended.
  expect(knowsContentUntil ?? new Date().toISOString()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

test('OPS-9: GET /api/metrics tells Prometheus how the site is, and nobody else', async ({
  request,
}) => {
  for (const authorization of ['', 'Bearer guessed', `Basic ${secrets.METRICS_TOKEN}`]) {
    const refused = await request.get('/api/metrics', {headers: {authorization}})
    expect([authorization, refused.status()]).toEqual([authorization, 401])
  }
  // Kept pages come from memory from the second time on, others are Next's.
  await request.get('/')
  await request.get('/')
  const answer = await request.get('/api/metrics', {
    headers: {authorization: `Bearer ${secrets.METRICS_TOKEN}`},
  })
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  })
  const text = await answer.text()
  for (const sample of [
    /^site_up\{part="database"\} 1$/m,
    /^site_up\{part="content"\} 1$/m,
    /^site_answers_total\{status="200"\} [1-9]\d*$/m,
    /^site_answers_total\{status="401"\} [1-9]\d*$/m,
    /^site_pages_total\{cache="memory"\} [1-9]\d*$/m,
    /^site_pages_total\{cache="hit"\} [1-9]\d*$/m,
    /^site_publications_total \d+$/m,
    /^site_messages \d+$/m,
    /^process_start_time_seconds \d{10}$/m,
  ])
    expect(text).toMatch(sample)
  // Every line is a comment or a sample, and no label is what a visitor wrote.
  const line = /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[\w-]+"\})? [\d.e+-]+)$/
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter((one) => !line.test(one)),
  ).toEqual([])
})
