import {type RawBuilder, sql} from 'kysely'
import {contactMessage} from '#shared/forms/contact-message.ts'
import {registration} from '#shared/forms/registration.ts'
import {answerNames} from './answers.ts'
import type {RegistrationDatabase} from './registration-store.ts'

const pageSize = 1000

export type ExportedRow = Readonly<Record<string, string | null>>

/** Columns of each list that operators export, in order. */
export const exportedColumns = {
  export: [
    'id',
    'createdAt',
    'firstName',
    'lastName',
    'email',
    'role',
    'wantsNewsletter',
    'newsletterConfirmedAt',
    'source',
    ...answerNames(registration.fields),
  ],
  messages: [
    'id',
    'createdAt',
    'firstName',
    'lastName',
    'email',
    'phone',
    ...answerNames(contactMessage.fields),
    'message',
  ],
} as const

/** Reads every registration, oldest first. */
export async function* readRegistrations(
  database: RegistrationDatabase,
): AsyncGenerator<ExportedRow> {
  const people = database
    .selectFrom('registration')
    .leftJoin('consent', (join) =>
      join
        .onRef('consent.emailKey', '=', 'registration.emailKey')
        .on('consent.purpose', '=', 'newsletter')
        .on('consent.withdrawnAt', 'is', null),
    )
    .selectAll('registration')
    .select(['consent.id as consentId', 'consent.confirmedAt as newsletterConfirmedAt'])
  const rows = readPages('registration', ({isAfter, order}) =>
    people.where(isAfter).orderBy(order).limit(pageSize).execute(),
  )
  for await (const {consentId, ...row} of rows)
    yield {...row, wantsNewsletter: consentId === null ? 'false' : 'true'}
}

/** Reads every message, oldest first. */
export async function* readMessages(database: RegistrationDatabase): AsyncGenerator<ExportedRow> {
  const messages = database.selectFrom('message').selectAll()
  yield* readPages('message', ({isAfter, order}) =>
    messages.where(isAfter).orderBy(order).limit(pageSize).execute(),
  )
}

interface Place {
  createdAt: string
  id: string
}

/** Reads a table page by page: with little memory, and without a lock between pages. */
async function* readPages<Row extends Place>(
  table: 'registration' | 'message',
  read: (page: {isAfter: RawBuilder<boolean>; order: RawBuilder<unknown>}) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const place = sql`${sql.ref(`${table}.createdAt`)}, ${sql.ref(`${table}.id`)}`
  let after: Place = {createdAt: '', id: ''}
  for (;;) {
    const isAfter = sql<boolean>`(${place}) > (${after.createdAt}, ${after.id})`
    const page = await read({isAfter, order: place})
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < pageSize) return
    after = last
  }
}
