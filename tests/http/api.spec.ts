import {expect, test} from '@playwright/test'

const endpoint = '/api/interest/register'
const person = (email: string) => ({name: 'Grace', lastName: 'Hopper', email, role: 'patient'})

for (const [what, options] of [
  ['JSON', {data: person('a@b.example')}],
  ['a form', {form: person('a@b.example')}],
] as const) {
  test(`registration API refuses ${what} from another site`, async ({request}) => {
    const headers = {origin: 'https://elsewhere.example'}
    expect((await request.post(endpoint, {headers, ...options})).status()).toBe(403)
  })
}
