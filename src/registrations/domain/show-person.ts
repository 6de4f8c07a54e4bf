import {personalTables} from './erase.ts'
import {emailKeyOf} from './email-key.ts'
import type {Signer} from './signing.ts'
import type {RegistrationDatabase} from '#registrations/store/registration-store.ts'

type Row = Readonly<Record<string, string | number | null>>

/** Rows about a person by table. */
export type PersonalData = Readonly<Record<string, readonly Row[]>>

/**
 * Reads everything that is kept under an address, whoever shares it (UK GDPR Art 15).
 *
 * @param email - in any spelling
 * @throws when the database can't be read
 */
export async function showPerson(
  database: RegistrationDatabase,
  signer: Signer,
  email: string,
): Promise<PersonalData> {
  const emailKey = emailKeyOf(email)
  const found: Record<string, readonly Row[]> = {}
  for (const table of [...personalTables, 'areaNotice', 'newsNotice'] as const) {
    found[table] = await database
      .selectFrom(table)
      .selectAll()
      .where('emailKey', '=', emailKey)
      .orderBy('id')
      .execute()
  }
  found['suppression'] = await database
    .selectFrom('suppression')
    .selectAll()
    .where('hash', '=', signer.digest('address', emailKey))
    .execute()
  return found
}
