import {type Kysely, sql} from 'kysely'

/** Tables as of this migration. */
type Tables = {
  registration: {
    id: string
    email: string
    emailKey: string
    firstName: string
    role: string
    source: string
    wantsNewsletter: number
  }
  consent: {
    id: string
    purpose: string
    email: string
    emailKey: string
    firstName: string
    askedAt: string
    askedHow: string
    withdrawnAt: string | null
  }
  outbox: {
    id: string
    createdAt: string
    kind: string
    subjectId: string
    emailKey: string
    state: string
    attempts: number
    nextAttemptAt: string
  }
}

/**
 * Makes `consent` the only record of newsletter wishes. The very first version stored the tick with the registration
 * and never asked for confirmation, so this migration sends the question now, with the full time to respond.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const tables = database.withTables<Tables>()
  const now = new Date().toISOString()
  const unasked = tables
    .selectFrom('registration as wish')
    .where('wish.wantsNewsletter', '=', 1)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('consent')
            .select('consent.id')
            .whereRef('consent.emailKey', '=', 'wish.emailKey')
            .where('consent.purpose', '=', 'newsletter')
            .where('consent.withdrawnAt', 'is', null),
        ),
      ),
    )
    // A person with several roles gets one request.
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('registration as other')
            .select('other.id')
            .whereRef('other.emailKey', '=', 'wish.emailKey')
            .where('other.wantsNewsletter', '=', 1)
            .whereRef('other.id', '<', 'wish.id'),
        ),
      ),
    )

  // E-mails first, because the query finds nobody once consents exist. An id may repeat across tables.
  await tables
    .insertInto('outbox')
    .columns([
      'id',
      'createdAt',
      'kind',
      'subjectId',
      'emailKey',
      'state',
      'attempts',
      'nextAttemptAt',
    ])
    .expression(
      unasked.select([
        'wish.id',
        sql.lit(now).as('createdAt'),
        sql.lit('newsletterConfirm').as('kind'),
        'wish.id as subjectId',
        'wish.emailKey',
        sql.lit('waiting').as('state'),
        sql.lit(0).as('attempts'),
        sql.lit(now).as('nextAttemptAt'),
      ]),
    )
    .execute()
  await tables
    .insertInto('consent')
    .columns(['id', 'purpose', 'email', 'emailKey', 'firstName', 'askedAt', 'askedHow'])
    .expression(
      unasked.select([
        'wish.id',
        sql.lit('newsletter').as('purpose'),
        'wish.email',
        'wish.emailKey',
        'wish.firstName',
        sql.lit(now).as('askedAt'),
        sql<string>`'form ' || ${sql.ref('wish.source')} || ', role ' || ${sql.ref('wish.role')}`.as(
          'askedHow',
        ),
      ]),
    )
    .execute()
  await database.schema.alterTable('registration').dropColumn('wantsNewsletter').execute()
}
