import {type Kysely, sql} from 'kysely'

/** What this migration reads and writes, as it stood then. */
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
 * Whether somebody wants news is said by `consent` alone. The very first version kept the ticked box beside the
 * registration and never asked: those people are asked now, and their days to answer begin now.
 *
 * @param database - any Kysely database that has the tables of `2026-11-20-storage`
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
    // One question for a person with several roles.
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

  // First the e-mail: once there is a consent, nobody is left without one. An id is random and unique in each table.
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
