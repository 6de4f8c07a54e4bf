import {type APIResponse, expect, test} from '@playwright/test'
import {storedRegistrations} from '#tests/support/registrations.ts'

test('API-6: registering twice stores one row and answers the same', async ({request}) => {
  const data = {name: 'Grace', lastName: 'Hopper', email: 'grace@example.com', role: 'patient'}
  const first = await request.post('/api/interest/register', {data})
  const second = await request.post('/api/interest/register', {
    data: {...data, email: 'GRACE@example.com'},
  })
  expect([first.status(), second.status()]).toEqual([201, 201])
  expect(await second.text()).toBe(await first.text())
  const headers = (answer: APIResponse) =>
    answer.headersArray().filter(({name}) => name.toLowerCase() !== 'date')
  expect(headers(second)).toEqual(headers(first))
  expect(storedRegistrations('grace@example.com')).toHaveLength(1)
})

test('API-6: bad input names each field and stores nothing', async ({request}) => {
  const response = await request.post('/api/interest/register', {
    data: {name: ' ', lastName: 'X', email: 'nobody', role: 'queen'},
  })
  expect(response.status()).toBe(400)
  expect(response.headers()['content-type']).toBe('application/problem+json')
  const problem: unknown = await response.json()
  expect(problem).toMatchObject({errors: [{field: 'name'}, {field: 'email'}, {field: 'role'}]})
})

test('a form of another site is refused', async ({request}) => {
  const response = await request.post('/api/interest/register', {
    headers: {origin: 'https://elsewhere.example'},
    data: {name: 'A', lastName: 'B', email: 'a@b.example', role: 'patient'},
  })
  expect(response.status()).toBe(403)
})
