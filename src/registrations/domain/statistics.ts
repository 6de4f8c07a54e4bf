import {sql} from 'kysely'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'
import type {Grouping, RegistrationGroup} from '#shared/registration-counts.ts'

/** Rows of one person have one spelling of the name. */
const person = sql<string>`${sql.join(
  ['emailKey', 'firstName', 'lastName'].map((name) => sql.ref(name)),
  sql` || '\n' || `,
)}`

/** The Monday of a registration's week in UTC. */
const monday = {
  sqlite: sql<string>`date("createdAt", 'weekday 0', '-6 days')`,
  postgres: sql<string>`to_char(date_trunc('week', "createdAt"::timestamp), 'YYYY-MM-DD')`,
}

/** More than there are weeks before registrations are deleted, or districts of London. */
const maxGroups = 500

/**
 * Counts the people of each week, latest first, or of each area, service or source by name. A person with rows in
 * several groups counts in each.
 */
export async function countGroups(
  {kind, database}: RegistrationStore,
  by: Grouping,
): Promise<RegistrationGroup<number>[]> {
  const key = by === 'week' ? monday[kind] : sql<string>`coalesce(${sql.ref(by)}, '')`
  return await database
    .selectFrom('registration')
    .select(({fn}) => {
      const count = () => fn.count<number>(person).distinct()
      return [
        key.as('key'),
        count().filterWhere('role', '=', 'patient').as('patients'),
        count().filterWhere('role', '!=', 'patient').as('professionals'),
      ]
    })
    .groupBy(key)
    .orderBy('key', by === 'week' ? 'desc' : 'asc')
    .limit(maxGroups)
    .execute()
}

/**
 * Counts without personal data. A person with several rows in one group counts once. Areas and services count waiting
 * patients.
 */
export async function countRows(database: RegistrationDatabase) {
  const countAll = (table: 'message' | 'erasure') =>
    database
      .selectFrom(table)
      .select(({fn}) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  const people = (column: 'role' | 'area' | 'service') =>
    database
      .selectFrom('registration')
      .select([`${column} as key`, sql<number>`count(distinct ${person})`.as('rows')])
      // Only patients wait.
      .$if(column !== 'role', (query) =>
        query.where('role', '=', 'patient').where(column, 'is not', null),
      )
      .groupBy(column)
      .orderBy(column)
      .execute()
  const outbox = await database
    .selectFrom('outbox')
    .select(['state as key', ({fn}) => fn.countAll<number>().as('rows')])
    .groupBy('state')
    .orderBy('state')
    .execute()
  const newsletter = await database
    .selectFrom('consent')
    .select(({fn}) => [
      fn.countAll<number>().as('asked'),
      fn.count<number>('confirmedAt').as('confirmed'),
      fn.count<number>('withdrawnAt').as('stopped'),
    ])
    .executeTakeFirstOrThrow()
  return {
    registrations: byKey(await people('role')),
    areas: byKey(await people('area')),
    services: byKey(await people('service')),
    messages: (await countAll('message')).rows,
    newsletter,
    outbox: byKey(outbox),
    erasures: (await countAll('erasure')).rows,
  }
}

const byKey = (groups: readonly {key: string | null; rows: number}[]): Record<string, number> =>
  Object.fromEntries(groups.map(({key, rows}) => [key ?? '', rows]))
