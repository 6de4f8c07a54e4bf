import {type Kysely, sql} from 'kysely'

/** Creates the tables of version 1.0.0 (`store/schema.ts` describes them). */
export async function up(database: Kysely<unknown>): Promise<void> {
  const {schema} = database
  const personal = (table: string) =>
    schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('firstName', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('emailKey', 'text', (column) => column.notNull())
      .addColumn('emailHash', 'text')
      .addColumn('emailHashKey', 'text')
  await personal('registration')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('yearsExperience', 'text')
    .addColumn('area', 'text')
    .addColumn('forWhom', 'text')
    .addColumn('service', 'text')
    .execute()
  await schema
    .createTable('areaNotice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('registrationId', 'text', (column) =>
      column.notNull().references('registration.id').onDelete('cascade'),
    )
    .addColumn('emailKey', 'text', (column) => column.notNull())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('areaName', 'text', (column) => column.notNull())
    .addUniqueConstraint('area_notice_once', ['emailKey', 'area'])
    .execute()
  await personal('message')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('organisation', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .execute()
  await personal('consent')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('askedAt', 'text', (column) => column.notNull())
    .addColumn('askedHow', 'text', (column) => column.notNull())
    .addColumn('wording', 'text')
    .addColumn('confirmedAt', 'text')
    .addColumn('confirmedHow', 'text')
    .addColumn('withdrawnAt', 'text')
    .addColumn('withdrawnHow', 'text')
    .execute()
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('emailKey', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('firstAttemptAt', 'text')
    .addColumn('nextAttemptAt', 'text', (column) => column.notNull())
    .addColumn('leaseUntil', 'text')
    .addColumn('leaseOwner', 'text')
    .addColumn('lastFailure', 'text')
    .addColumn('finishedAt', 'text')
    .execute()
  await schema
    .createTable('suppression')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('suppression_hash_reason', ['hash', 'reason'])
    .execute()
  await schema
    .createTable('erasure')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('how', 'text', (column) => column.notNull())
    .addColumn('rows', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('requestLog')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('emailKey', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('userAgent', 'text')
    .execute()
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
