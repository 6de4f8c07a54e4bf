import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {openInterestDatabase} from './database'
import {registerInterest} from './register-interest'
import {registrationSchema} from './registration'

const ada = registrationSchema.parse({
  name: ' Ada ',
  lastName: 'Lovelace',
  email: 'Ada@Example.com',
  role: 'patient',
  wantsNewsletter: true,
})
const now = new Date('2026-11-20T18:00:00Z')

describe('registerInterest', () => {
  it('stores what was sent, trimmed, with the time in UTC (API-1)', async () => {
    await withDatabase(async (url) => {
      const database = await openInterestDatabase(url)
      await registerInterest(database, ada, now)
      const rows = await database.selectFrom('registration').selectAll().execute()
      expect(rows).toMatchObject([
        {
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: 'Ada@Example.com',
          emailKey: 'ada@example.com',
          role: 'patient',
          wantsNewsletter: 1,
          source: 'landing_page',
          createdAt: '2026-11-20T18:00:00.000Z',
        },
      ])
      await database.destroy()
    })
  })

  it('keeps one row for a person and role, however the address is written (API-6)', async () => {
    await withDatabase(async (url) => {
      const database = await openInterestDatabase(url)
      await registerInterest(database, ada, now)
      await registerInterest(database, {...ada, email: 'ADA@EXAMPLE.COM'}, now)
      await registerInterest(database, {...ada, role: 'GP'}, now)
      const roles = await database
        .selectFrom('registration')
        .select('role')
        .orderBy('role')
        .execute()
      expect(roles).toEqual([{role: 'GP'}, {role: 'patient'}])
      await database.destroy()
    })
  })

  it('finds the rows again after the database was closed and opened', async () => {
    await withDatabase(async (url) => {
      const first = await openInterestDatabase(url)
      await registerInterest(first, ada, now)
      await first.destroy()
      const second = await openInterestDatabase(url)
      expect(await second.selectFrom('registration').select('email').execute()).toHaveLength(1)
      await second.destroy()
    })
  })
})

describe('openInterestDatabase', () => {
  it('says which addresses it takes when given another', async () => {
    await expect(openInterestDatabase('mysql://localhost/x')).rejects.toThrow(
      'begins with "mysql:"',
    )
  })
})

async function withDatabase(test: (url: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'interest-'))
  try {
    await test(`file:${join(folder, 'deeper', 'site.db')}`)
  } finally {
    rmSync(folder, {recursive: true})
  }
}
