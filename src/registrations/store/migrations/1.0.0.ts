import {type CreateTableBuilder, type Kysely, sql} from 'kysely'

/** Creates the tables of version 1.0.0 (`store/schema.ts` describes them). */
export async function up(database: Kysely<unknown>): Promise<void> {
  const {schema} = database
  /** Begins a table of texts: the required columns, then the optional ones. */
  const texts = (name: string, required: readonly string[], optional: readonly string[] = []) => {
    const columns = [
      ...required.map((column) => ({column, isRequired: true})),
      ...optional.map((column) => ({column, isRequired: false})),
    ]
    return columns.reduce<CreateTableBuilder<string, string>>(
      (table, {column, isRequired}) =>
        table.addColumn(column, 'text', (text) => (isRequired ? text.notNull() : text)),
      schema.createTable(name),
    )
  }
  const withId = (name: string, required: readonly string[], optional?: readonly string[]) =>
    texts(name, required, optional).addColumn('id', 'text', (id) => id.primaryKey())
  const person = ['firstName', 'email', 'emailKey']
  const hash = ['emailHash', 'emailHashKey']
  await withId(
    'registration',
    [...person, 'createdAt', 'lastName', 'role', 'source'],
    [...hash, 'yearsExperience', 'area', 'forWhom', 'service'],
  ).execute()
  await withId('areaNotice', ['createdAt', 'emailKey', 'area', 'areaName'])
    .addColumn('registrationId', 'text', (column) =>
      column.notNull().references('registration.id').onDelete('cascade'),
    )
    .addUniqueConstraint('area_notice_once', ['emailKey', 'area'])
    .execute()
  await withId(
    'message',
    [...person, 'createdAt', 'lastName', 'phone', 'message'],
    [...hash, 'subject', 'organisation'],
  )
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .execute()
  await withId(
    'consent',
    [...person, 'purpose', 'askedAt', 'askedHow'],
    [...hash, 'wording', 'confirmedAt', 'confirmedHow', 'withdrawnAt', 'withdrawnHow'],
  ).execute()
  await withId(
    'outbox',
    ['createdAt', 'kind', 'subjectId', 'emailKey', 'state', 'nextAttemptAt'],
    ['firstAttemptAt', 'leaseUntil', 'leaseOwner', 'lastFailure', 'finishedAt'],
  )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute()
  await texts('suppression', ['hash', 'reason', 'createdAt'])
    .addPrimaryKeyConstraint('suppression_hash_reason', ['hash', 'reason'])
    .execute()
  await withId('erasure', ['createdAt', 'how'])
    .addColumn('rows', 'integer', (column) => column.notNull())
    .execute()
  await withId('requestLog', ['createdAt', 'form', 'emailKey'], ['address', 'userAgent']).execute()
  await schema
    .createTable('rateLimit')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
  await addIndexes(database)
}

async function addIndexes({schema}: Kysely<unknown>): Promise<void> {
  for (const table of ['registration', 'message', 'consent']) {
    await schema
      .createIndex(`${table}_hash`)
      .on(table)
      .columns(['emailHashKey', 'emailHash'])
      .execute()
  }
  for (const table of ['registration', 'message', 'outbox', 'requestLog']) {
    await schema.createIndex(`${table}_email`).on(table).column('emailKey').execute()
  }
  await schema.createIndex('registration_area').on('registration').column('area').execute()
  await schema
    .createIndex('area_notice_registration')
    .on('areaNotice')
    .column('registrationId')
    .execute()
  await schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .columns(['nextAttemptAt'])
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute()
  // Each person has at most one open consent for a purpose; withdrawn ones remain as history.
  await schema
    .createIndex('consent_open')
    .unique()
    .on('consent')
    .columns(['emailKey', 'purpose'])
    .where(sql.ref('withdrawnAt'), 'is', null)
    .execute()
}
