import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {sql} from 'kysely'
import {eraseAddress} from '#registrations/domain/erase.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {openRegistrationStore, type RegistrationStore} from './open-store.ts'
import {describeOnEachDatabase} from '#registrations/testing/each-database.ts'
import {friday, sampleRegistration, signer} from '#registrations/testing/people.ts'

/** Bytes of the files in which a database keeps registrations. */
async function bytesOf(store: RegistrationStore, address: string): Promise<string> {
  if (store.kind === 'sqlite') {
    const folder = dirname(address.replace('file:', ''))
    return readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'latin1'))
      .join('')
  }
  await sql`checkpoint`.execute(store.database)
  const {rows} = await sql<{bytes: string}>`
    select encode(pg_read_binary_file(pg_relation_filepath('registration')), 'escape') as bytes
  `.execute(store.database)
  return rows[0]?.bytes ?? ''
}

describeOnEachDatabase('eraseAddress', (databases) => {
  it('leaves nothing of the person in the files of the database (LAW-3)', async () => {
    const address = await databases.address()
    const store = await openRegistrationStore(address)
    const names = ['Zuleika', ...Array.from({length: 200}, (_, index) => `Other${index}`)]
    for (const name of names) {
      await registerInterest(
        store,
        signer,
        sampleRegistration({name, email: `${name}@example.com`}),
      )
    }
    expect(await bytesOf(store, address)).toContain('Zuleika')
    await eraseAddress(store, signer, 'zuleika@example.com', friday)
    const left = await bytesOf(store, address)
    expect(left).toContain('Other7')
    expect(left).not.toMatch(/zuleika/i)
    await store.close()
  })
})
