import type {Kysely} from 'kysely'
import {cleanAddress} from '#shared/field-formats.ts'
import {emailKeyOf} from '#registrations/domain/email-key.ts'

/** Columns as of this migration. */
type PersonTable = {
  id: string
  createdAt: string
  email: string
  emailKey: string
  emailHash: string | null
  emailHashKey: string | null
}
type Tables = {
  registration: PersonTable & {role: string; area: string | null}
  message: PersonTable
  consent: Omit<PersonTable, 'createdAt'> & {
    purpose: string
    askedAt: string
    confirmedAt: string | null
    withdrawnAt: string | null
    withdrawnHow: string | null
  }
  outbox: {id: string; emailKey: string}
  requestLog: {id: string; emailKey: string}
  areaNotice: {registrationId: string; area: string}
  mergedRegistration: {id: string; registrationId: string}
}
type Database = Kysely<Tables>

const pageSize = 1000

/**
 * Recalculates each address key by `emailKeyOf`, and removes invisible characters from stored addresses. The hashes
 * of changed rows become null until `completeHashes` fills them, because migrations have no secret. Two registrations
 * of a person for one role are merged into the older one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('mergedRegistration')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('registrationId', 'text', (column) =>
      column.notNull().references('registration.id').onDelete('cascade'),
    )
    .execute()
  const tables = database.withTables<Tables>()
  for (const table of ['outbox', 'requestLog'] as const) {
    for (const {id, emailKey} of await changedKeys(tables, table)) {
      await tables
        .updateTable(table)
        .set({emailKey: emailKeyOf(emailKey)})
        .where('id', '=', id)
        .execute()
    }
  }
  for (const row of await changedPeople(tables, 'message')) await rekey(tables, 'message', row)
  for (const row of await changedPeople(tables, 'registration')) {
    await mergeRegistration(tables, row)
    await rekey(tables, 'registration', row)
  }
  for (const row of await changedPeople(tables, 'consent')) {
    await mergeConsent(tables, row)
    await rekey(tables, 'consent', row)
  }
}

type Changed = Pick<PersonTable, 'id' | 'email' | 'emailKey'>

async function changedKeys(
  database: Database,
  table: 'outbox' | 'requestLog',
): Promise<Pick<Changed, 'id' | 'emailKey'>[]> {
  const changed: Pick<Changed, 'id' | 'emailKey'>[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: Pick<Changed, 'id' | 'emailKey'>[] = await database
      .selectFrom(table)
      .select(['id', 'emailKey'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    changed.push(...page.filter(({emailKey}) => emailKeyOf(emailKey) !== emailKey))
    after = page.at(-1)?.id
  }
  return changed
}

async function changedPeople(
  database: Database,
  table: 'registration' | 'message' | 'consent',
): Promise<Changed[]> {
  const changed: Changed[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: Changed[] = await database
      .selectFrom(table)
      .select(['id', 'email', 'emailKey'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    changed.push(
      ...page.filter(
        ({email, emailKey}) => emailKeyOf(emailKey) !== emailKey || cleanAddress(email) !== email,
      ),
    )
    after = page.at(-1)?.id
  }
  return changed
}

/** Does nothing for a row that was merged in the meantime. */
async function rekey(
  database: Database,
  table: 'registration' | 'message' | 'consent',
  {id, email, emailKey}: Changed,
): Promise<void> {
  await database
    .updateTable(table)
    .set({
      email: cleanAddress(email),
      emailKey: emailKeyOf(emailKey),
      emailHash: null,
      emailHashKey: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Merges two registrations for one role under two spellings of an address. */
async function mergeRegistration(database: Database, {id, emailKey}: Changed): Promise<void> {
  const rows = await database
    .selectFrom('registration')
    .select(['id', 'role', 'area'])
    .where((is) => is.or([is('id', '=', id), is('emailKey', '=', emailKeyOf(emailKey))]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const role = rows.find((row) => row.id === id)?.role
  const [kept, gone] = rows.filter((row) => row.role === role)
  if (kept === undefined || gone === undefined) return
  await database
    .updateTable('areaNotice')
    .set({registrationId: kept.id})
    .where('registrationId', '=', gone.id)
    .where('area', 'not in', (select) =>
      select.selectFrom('areaNotice').select('area').where('registrationId', '=', kept.id),
    )
    .execute()
  await database
    .updateTable('mergedRegistration')
    .set({registrationId: kept.id})
    .where('registrationId', '=', gone.id)
    .execute()
  // E-mails about the deleted registration still have a link with its id.
  await database
    .insertInto('mergedRegistration')
    .values({id: gone.id, registrationId: kept.id})
    .execute()
  await database.deleteFrom('registration').where('id', '=', gone.id).execute()
  if (kept.area === null) {
    await database
      .updateTable('registration')
      .set({area: gone.area})
      .where('id', '=', kept.id)
      .execute()
  }
}

/** Leaves one open consent for each person: the confirmed one, or else the oldest. */
async function mergeConsent(database: Database, {id, emailKey}: Changed): Promise<void> {
  const rows = await database
    .selectFrom('consent')
    .select(['id', 'purpose', 'confirmedAt'])
    .where((is) => is.or([is('id', '=', id), is('emailKey', '=', emailKeyOf(emailKey))]))
    .where('withdrawnAt', 'is', null)
    .orderBy('askedAt')
    .orderBy('id')
    .execute()
  const purpose = rows.find((row) => row.id === id)?.purpose
  const open = rows.filter((row) => row.purpose === purpose)
  const kept = open.find(({confirmedAt}) => confirmedAt !== null) ?? open[0]
  for (const row of open.filter((each) => each !== kept)) {
    await database
      .updateTable('consent')
      .set({
        withdrawnAt: new Date().toISOString(),
        withdrawnHow: 'replaced: the same address in another spelling',
      })
      .where('id', '=', row.id)
      .execute()
  }
}
