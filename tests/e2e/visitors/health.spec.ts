import {expect, test} from '@playwright/test'

test('OPS-2: GET /api/health says that database and content answer', async ({request}) => {
  const response = await request.get('/api/health')
  expect(response.status()).toBe(200)
  expect(await response.json()).toEqual({status: 'ok', database: 'ok', content: 'ok'})
})
