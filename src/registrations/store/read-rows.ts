import type {RegistrationDatabase} from './registration-store.ts'

const pageSize = 1000

export type ExportedRow = Readonly<Record<string, string>>

/** Reads every registration, oldest first, page by page: with little memory, and without a lock between pages. */
export async function* readRegistrations(
  database: RegistrationDatabase,
): AsyncGenerator<ExportedRow> {
  let after = {createdAt: '', id: ''}
  for (;;) {
    const page = await database
      .selectFrom('registration')
      .leftJoin('consent', (join) =>
        join
          .onRef('consent.emailKey', '=', 'registration.emailKey')
          .on('consent.purpose', '=', 'newsletter')
          .on('consent.withdrawnAt', 'is', null),
      )
      .select([
        'registration.id',
        'registration.createdAt',
        'registration.firstName',
        'lastName',
        'registration.email',
        'role',
        'consent.id as consentId',
        'consent.confirmedAt',
        'source',
        'yearsExperience',
        'area',
        'forWhom',
        'service',
      ])
      .where((is) =>
        is.or([
          is('registration.createdAt', '>', after.createdAt),
          is.and([
            is('registration.createdAt', '=', after.createdAt),
            is('registration.id', '>', after.id),
          ]),
        ]),
      )
      .orderBy('registration.createdAt')
      .orderBy('registration.id')
      .limit(pageSize)
      .execute()
    for (const row of page) {
      const {confirmedAt, consentId, yearsExperience, area, forWhom, service, ...texts} = row
      yield {
        ...texts,
        yearsExperience: yearsExperience ?? '',
        area: area ?? '',
        forWhom: forWhom ?? '',
        service: service ?? '',
        wantsNewsletter: consentId === null ? 'false' : 'true',
        newsletterConfirmedAt: confirmedAt ?? '',
      }
    }
    const last = page.at(-1)
    if (last === undefined || page.length < pageSize) return
    after = last
  }
}

/** Reads every message, oldest first, page by page. */
export async function* readMessages(database: RegistrationDatabase): AsyncGenerator<ExportedRow> {
  let after = {createdAt: '', id: ''}
  for (;;) {
    const page = await database
      .selectFrom('message')
      .select([
        'id',
        'createdAt',
        'firstName',
        'lastName',
        'email',
        'phone',
        'subject',
        'organisation',
        'message',
      ])
      .where((is) =>
        is.or([
          is('createdAt', '>', after.createdAt),
          is.and([is('createdAt', '=', after.createdAt), is('id', '>', after.id)]),
        ]),
      )
      .orderBy('createdAt')
      .orderBy('id')
      .limit(pageSize)
      .execute()
    for (const {subject, organisation, ...row} of page) {
      yield {...row, subject: subject ?? '', organisation: organisation ?? ''}
    }
    const last = page.at(-1)
    if (last === undefined || page.length < pageSize) return
    after = last
  }
}
