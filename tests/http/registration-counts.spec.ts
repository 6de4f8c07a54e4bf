import {expect, test} from '@playwright/test'
import {newAddress} from '#tests/support/forms.ts'
import {withSecret} from '#tests/support/preview-secret.ts'

test('editor gets counts of registrations with a secret that the Studio wrote, and no small ones', async ({
  request,
}) => {
  const read = (secret: string) => request.post('/api/registration-counts', {form: {secret}})
  for (const [source, count] of [
    ['counts-five', 5],
    ['counts-six', 6],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      const person = {
        name: 'Ada',
        lastName: 'L',
        email: newAddress(`${source}-${index}`),
        role: 'patient',
        source,
      }
      const response = await request.post('/api/interest/register', {data: person})
      expect(response.status()).toBe(201)
    }
  }
  for (const guess of ['', 'a-guess', 'a-longer-guess'])
    expect((await read(guess)).status()).toBe(401)
  await withSecret(async (_linkTo, secret) => {
    const response = await read(secret)
    expect(response.headers()).toMatchObject({
      'access-control-allow-origin': expect.stringMatching(/^http:\/\/localhost:\d+$/),
      'cache-control': 'no-store',
    })
    const counts: unknown = await response.json()
    expect(counts).toMatchObject({
      week: expect.any(Array),
      area: expect.any(Array),
      service: expect.any(Array),
      source: expect.arrayContaining([
        {key: 'counts-five', patients: '<6', professionals: '<6'},
        {key: 'counts-six', patients: '6', professionals: '<6'},
      ]),
    })
  })
})
