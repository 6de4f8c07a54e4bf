import {sql} from 'kysely'
import type {RegistrationDatabase} from '#registrations/store/registration-store.ts'

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
const people = sql<number | string>`count(distinct ${sql.join(
  ['emailKey', 'firstName', 'lastName'].map((name) => sql.ref(name)),
  sql` || '\n' || `,
)})`.as('rows')

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
