import {sql, type Kysely} from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  const {schema} = database
  await schema
    .createTable('message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('emailKey', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .execute()
  await schema
    .createTable('consent')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('emailKey', 'text', (column) => column.notNull())
    .addColumn('firstName', 'text', (column) => column.notNull())
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
  await moveUserAgents(database)
}

async function addIndexes({schema}: Kysely<unknown>): Promise<void> {
  await schema.createIndex('message_email').on('message').column('emailKey').execute()
  await schema.createIndex('outbox_email').on('outbox').column('emailKey').execute()
  await schema.createIndex('request_log_email').on('requestLog').column('emailKey').execute()
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

/** The first version stored the user agent with the registration; it may be stored for 30 days only. */
async function moveUserAgents(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ${sql.table('requestLog')} (${sql.join(['id', 'createdAt', 'form', 'emailKey', 'userAgent'].map((name) => sql.ref(name)))})
    select ${sql.ref('id')}, ${sql.ref('createdAt')}, 'registration', ${sql.ref('emailKey')}, ${sql.ref('userAgent')}
    from ${sql.table('registration')} where ${sql.ref('userAgent')} is not null
  `.execute(database)
  await database.schema.alterTable('registration').dropColumn('userAgent').execute()
  await database.schema.alterTable('registration').dropColumn('revision').execute()
}
