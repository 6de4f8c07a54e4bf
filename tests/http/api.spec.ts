import {type APIResponse, expect, test} from '@playwright/test'
import {newAddress} from '#tests/support/forms.ts'
import {storedRegistrations} from '#tests/support/stored-rows.ts'

const endpoint = '/api/interest/register'
const person = (email: string) => ({name: 'Grace', lastName: 'Hopper', email, role: 'patient'})

test('registration API responds identically and stores one row when an address registers twice (API-6)', async ({
  request,
}) => {
  const email = newAddress('grace')
  const first = await request.post(endpoint, {data: person(email)})
  const second = await request.post(endpoint, {data: person(email.toUpperCase())})
  expect([first.status(), second.status()]).toEqual([201, 201])
  expect(await second.text()).toBe(await first.text())
  const headersOf = (response: APIResponse) =>
    response.headersArray().filter(({name}) => name.toLowerCase() !== 'date')
  expect(headersOf(second)).toEqual(headersOf(first))
  expect(storedRegistrations(email)).toHaveLength(1)
})

test('registration API names each invalid field (API-6)', async ({request}) => {
  const response = await request.post(endpoint, {
    data: {name: ' ', lastName: 'X', email: 'nobody', role: 'queen'},
  })
  expect(response.status()).toBe(400)
  expect(response.headers()['content-type']).toBe('application/problem+json')
  const problem: unknown = await response.json()
  expect(problem).toMatchObject({errors: [{field: 'name'}, {field: 'email'}, {field: 'role'}]})
})

for (const [what, options] of [
  ['JSON', {data: person('a@b.example')}],
  ['a form', {form: person('a@b.example')}],
] as const) {
  test(`registration API refuses ${what} from another site`, async ({request}) => {
    const headers = {origin: 'https://elsewhere.example'}
    expect((await request.post(endpoint, {headers, ...options})).status()).toBe(403)
  })
}
