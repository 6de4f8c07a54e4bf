import {sql} from 'kysely'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'
import type {Grouping, RegistrationGroup} from '#shared/registration-counts.ts'

/** Counts without personal data. A person with several rows in one group counts once. */
export interface Statistics {
  registrations: Record<string, number>
  /** Waiting patients by area. */
  areas: Record<string, number>
  /** Waiting patients by service. */
  services: Record<string, number>
  messages: number
  newsletter: {asked: number; confirmed: number; stopped: number}
  outbox: Record<string, number>
  erasures: number
}

/** Rows of one person have one spelling of the name. */
const person = sql<string>`${sql.join(
  ['emailKey', 'firstName', 'lastName'].map((name) => sql.ref(name)),
  sql` || '\n' || `,
)}`
const people = sql<number | string>`count(distinct ${person})`.as('rows')

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
  const groups = await database
    .selectFrom('registration')
    .select(({fn}) => {
      const count = () => fn.count<number | string>(person).distinct()
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
  return groups.map((group) => ({
    key: group.key,
    patients: Number(group.patients),
    professionals: Number(group.professionals),
  }))
}

export async function countRows(database: RegistrationDatabase): Promise<Statistics> {
  const registrations = await database
    .selectFrom('registration')
    .select(['role', people])
    .groupBy('role')
    .orderBy('role')
    .execute()
  const patientsBy = (column: 'area' | 'service') =>
    database
      .selectFrom('registration')
      .select([`${column} as key`, people])
      .where('role', '=', 'patient')
      .where(column, 'is not', null)
      .groupBy(column)
      .orderBy(column)
      .execute()
  const areas = await patientsBy('area')
  const services = await patientsBy('service')
  const messages = await database
    .selectFrom('message')
    .select((count) => count.fn.countAll<number | string>().as('rows'))
    .executeTakeFirstOrThrow()
  const newsletter = await database
    .selectFrom('consent')
    .select(({fn}) => [
      fn.countAll<number | string>().as('asked'),
      fn.count<number | string>('confirmedAt').as('confirmed'),
      fn.count<number | string>('withdrawnAt').as('stopped'),
    ])
    .executeTakeFirstOrThrow()
  const outbox = await database
    .selectFrom('outbox')
    .select(['state', (count) => count.fn.countAll<number | string>().as('rows')])
    .groupBy('state')
    .orderBy('state')
    .execute()
  const erasures = await database
    .selectFrom('erasure')
    .select((count) => count.fn.countAll<number | string>().as('rows'))
    .executeTakeFirstOrThrow()
  // PostgreSQL returns counts as strings.
  return {
    registrations: Object.fromEntries(registrations.map(({role, rows}) => [role, Number(rows)])),
    areas: Object.fromEntries(areas.map(({key, rows}) => [key ?? '', Number(rows)])),
    services: Object.fromEntries(services.map(({key, rows}) => [key ?? '', Number(rows)])),
    messages: Number(messages.rows),
    newsletter: {
      asked: Number(newsletter.asked),
      confirmed: Number(newsletter.confirmed),
      stopped: Number(newsletter.stopped),
    },
    outbox: Object.fromEntries(outbox.map(({state, rows}) => [state, Number(rows)])),
    erasures: Number(erasures.rows),
  }
}
