import {expect, test} from '@playwright/test'
import {storedRows} from '#tests/support/stored-rows.ts'

test('LAW-8: a visitor cannot choose the address that is noted', async ({request}) => {
  const email = 'peer@example.com'
  const answer = await request.post('/api/interest/register', {
    data: {name: 'Ada', lastName: 'Lovelace', email, role: 'patient'},
    headers: {'x-peer-address': '6.6.6.6', 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6'},
  })
  expect(answer.status()).toBe(201)
  const [row] = storedRows('requestLog', email)
  expect(row?.['address']).toMatch(/^(127\.0\.0\.1|::1)$/)
})
