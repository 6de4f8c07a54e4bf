import {confirmationCopy} from '#registrations/http/confirmation-page.ts'
import {readSeed} from '#scripts/seed/read-seed.ts'

const documents = await readSeed()

describe('confirmation pages', () => {
  it.each(['leave', 'confirm', 'unsubscribe'] as const)(
    'say the same as the seed while the content lake is unavailable: %s',
    async (purpose) => {
      const fallback = await confirmationCopy(purpose, () => Promise.reject(new Error('No lake')))
      const seeded = documents.find(({name}) => name === `${purpose}Question`)
      expect(fallback).toEqual({
        heading: seeded?.['subject'],
        body: seeded?.['body'],
        button: seeded?.['button'],
      })
    },
  )
})
